export * from './mda.ts';
export * from './own-mda.ts';
