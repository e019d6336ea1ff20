export { OwnCredit } from './own-credit.tsx';
export { PayFromCredit } from './pay-from-credit.tsx';
