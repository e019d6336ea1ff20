export * from './list-offices.ts';
