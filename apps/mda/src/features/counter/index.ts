export { CorrectBill } from './correct-bill.tsx';
export { NewBill } from './new-bill.tsx';
export { TodayAtCounter } from './today.tsx';
export { VerifyBox } from './verify-box.tsx';
