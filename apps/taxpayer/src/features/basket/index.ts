export { PayAllDue } from './pay-all-due.tsx';
export { PayTogether } from './pay-together.tsx';
