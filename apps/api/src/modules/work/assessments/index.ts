export { assessmentsModule } from './assessments.module.ts';
export { provideContests } from './contests.ts';
export { type CasesOf, provideOwnCases } from './own-cases.ts';
export { replaceAssessments } from './replace-assessments.ts';
