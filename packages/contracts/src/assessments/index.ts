export * from './assessment.ts';
export * from './own-cases.ts';
