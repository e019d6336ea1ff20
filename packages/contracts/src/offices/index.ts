export * from './list-offices.ts';
export * from './office-address.ts';
