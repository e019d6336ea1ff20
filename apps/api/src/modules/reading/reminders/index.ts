export { remindersModule } from './reminders.module.ts';
