export { StopReminders as Component } from '../features/reminders/index.ts';
