export * from './assessment.ts';
export * from './declaration.ts';
export * from './import-sites.ts';
export * from './review-declarations.ts';
export * from './submit-declaration.ts';
