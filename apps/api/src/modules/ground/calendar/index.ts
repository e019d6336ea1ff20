export { calendarModule } from './calendar.module.ts';
export { type ChangeRow, createDeadlines, type Deadlines } from './data/deadlines.repository.ts';
