export * from './send-tip.ts';
export * from './staff-tips.ts';
export * from './tip.ts';
