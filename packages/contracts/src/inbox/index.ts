export * from './inbox.ts';
export * from './notice-kinds.ts';
export * from './notice-topics.ts';
export * from './notice-words.ts';
