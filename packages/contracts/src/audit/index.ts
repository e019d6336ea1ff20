export * from './own-activity.ts';
