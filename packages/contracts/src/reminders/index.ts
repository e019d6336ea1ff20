export * from './audience.ts';
export * from './campaigns.ts';
export * from './duty-calendar.ts';
export * from './message-text.ts';
export * from './purposes.ts';
export * from './reminders.ts';
export * from './texts.ts';
export * from './way-out.ts';
