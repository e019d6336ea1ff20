export * from './inbox.ts';
export * from './notice-kinds.ts';
