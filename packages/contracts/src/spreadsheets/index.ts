export * from './understood-file.ts';
