export * from './premises.ts';
