export { CorrectBill } from './correct-bill.tsx';
export { DayClose } from './day-close.tsx';
export { NewBill } from './new-bill.tsx';
export { TodayAtCounter } from './today.tsx';
export { VerifyBox } from './verify-box.tsx';
