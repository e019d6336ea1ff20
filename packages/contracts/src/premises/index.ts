export * from './premises.ts';
export * from './premises-of-taxpayer.ts';
