export { PayAllDue } from './pay-all-due.tsx';
export { PayBills } from './pay-bills.tsx';
export { PayTogether } from './pay-together.tsx';
