export { TaxManagersDesk } from './tax-managers-desk.tsx';
