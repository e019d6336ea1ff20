export * from './objection.ts';
export * from './own-objections.ts';
export * from './staff-objections.ts';
