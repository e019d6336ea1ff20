export * from './features.ts';
export * from './features-off.ts';
export * from './mail-templates.ts';
export * from './service-amounts.ts';
export * from './service-changes.ts';
export * from './service-month-ends.ts';
