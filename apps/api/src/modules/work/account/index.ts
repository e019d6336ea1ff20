export { accountModule } from './account.module.ts';
export { gatherPersonsData } from './data/data-exports.repository.ts';
export { createForgetAccounts } from './data/details.repository.ts';
export { accountWords } from './mail/standard-words.ts';
