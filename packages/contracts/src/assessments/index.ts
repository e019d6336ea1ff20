export * from './assessment.ts';
export * from './own-assessments.ts';
export * from './own-cases.ts';
export * from './staff-assessments.ts';
export * from './words.ts';
