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
export { momentIn, timeQueryIn } from './time-query.ts';
export { Times } from './times.tsx';
