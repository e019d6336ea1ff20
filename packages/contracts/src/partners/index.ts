export * from './bills.ts';
export * from './heads.ts';
export * from './keys.ts';
export * from './partner-endpoint.ts';
export * from './partner-fields.ts';
export * from './partner-operations.ts';
export * from './partner-problem.ts';
