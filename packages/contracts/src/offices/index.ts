export * from './holidays.ts';
export * from './lga-tiles.ts';
export * from './list-offices.ts';
export * from './manage-office.ts';
export * from './office-address.ts';
export * from './open-and-close-office.ts';
