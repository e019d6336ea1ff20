export * from './mda.ts';
export * from './own-mda.ts';
export * from './revenue-heads.ts';
