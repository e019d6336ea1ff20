export { type CapacityActs, createCapacityActs } from './capacity-acts.ts';
export { caseloadModule } from './caseload.module.ts';
export { type Caseload, createCaseload } from './caseload.ts';
export { hasDeclaredConflict } from './data/conflicts.repository.ts';
export { createHandOver, type HandOver } from './hand-over.ts';
export { createReleaseCases } from './release-cases.ts';
export { leadsWork } from './work-reach.ts';
