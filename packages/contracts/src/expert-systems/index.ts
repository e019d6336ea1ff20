export * from './expert-system.ts';
