export { StopReminders } from './stop-reminders.tsx';
