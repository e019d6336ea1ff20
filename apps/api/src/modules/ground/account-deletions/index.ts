export { accountDeletionsModule, createLapseDeletions } from './account-deletions.module.ts';
