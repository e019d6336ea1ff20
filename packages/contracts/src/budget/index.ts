export * from './statements.ts';
export * from './targets.ts';
