export * from './merges.ts';
export * from './office-change.ts';
export * from './standing-changes.ts';
export * from './taxpayer.ts';
export * from './taxpayer-record.ts';
