export * from './export.ts';
export * from './own-exports.ts';
export * from './request-export.ts';
