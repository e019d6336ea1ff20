export { refusalOf as refusalOfAssessment } from './assessment-refusals.ts';
export { assessmentsModule } from './assessments.module.ts';
export { provideContests } from './contests.ts';
export { taxpayerToAssess } from './data/payer-of.ts';
export { clockOf } from './domain/clock-of.ts';
export { periodDays, periodOfRow } from './domain/period-of.ts';
export { type CasesOf, provideOwnCases } from './own-cases.ts';
export { proposeTo } from './propose-assessment.ts';
export { replaceAssessments } from './replace-assessments.ts';
