export { OwnDiscrepancyPage } from './own-discrepancy.tsx';
