import './confirmations.css';

export { correctionList, organisationList, unprovedList } from './confirmation-lists.ts';
export { Confirmations, type ConfirmationsProps } from './confirmations.tsx';
