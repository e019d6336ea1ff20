export { CreditDesk } from './credit-desk.tsx';
