export { BookingScreen } from './booking.tsx';
export { Details } from './details.tsx';
export {
  type BookingLoad,
  bookingStatus,
  type ChoicesLoad,
  loadBooking,
  loadChoices,
  loadTimes,
  type TimesLoad,
} from './load.ts';
export { Start } from './start.tsx';
export { Times } from './times.tsx';
export { momentIn, wishIn } from './wish.ts';
