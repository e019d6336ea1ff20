export { DutyCalendar } from './duty-calendar.tsx';
export { FiledReturnPage } from './filed-return.tsx';
export { ReturnPage } from './return-page.tsx';
export { Returns } from './returns-screen.tsx';
