export { DutyCalendar as Component } from '../features/returns/index.ts';
