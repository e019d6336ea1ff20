export * from './law-rules.ts';
