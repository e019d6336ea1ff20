export * from './computation.ts';
export * from './penalty.ts';
