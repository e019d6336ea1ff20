export { assessmentsModule } from './assessments.module.ts';
export { type CasesOf, provideOwnCases } from './own-cases.ts';
export { replaceAssessments } from './replace-assessments.ts';
