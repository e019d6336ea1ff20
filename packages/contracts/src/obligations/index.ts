export * from './due-extensions.ts';
export * from './due-rules.ts';
export * from './duty-kinds.ts';
export * from './duty-words.ts';
export * from './facts.ts';
export * from './facts-of-taxpayer.ts';
export * from './obligation.ts';
