export { requireWithinLimit } from './data/within-limit.ts';
export { createOfficerCheck } from './officer-check.ts';
export { taxManagersModule } from './tax-managers.module.ts';
