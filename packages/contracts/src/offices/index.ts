export * from './holidays.ts';
export * from './list-offices.ts';
export * from './office-address.ts';
