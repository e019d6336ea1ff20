export * from './instalment-plan.ts';
export * from './schedule.ts';
