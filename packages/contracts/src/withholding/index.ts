export * from './acknowledgement.ts';
export * from './columns.ts';
export * from './credit-notes.ts';
export * from './file-schedule.ts';
export * from './filing.ts';
export * from './kinds.ts';
export * from './schedule.ts';
export * from './withholding-year.ts';
