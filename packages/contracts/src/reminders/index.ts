export * from './reminders.ts';
