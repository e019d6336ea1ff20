export * from './taxpayer.ts';
