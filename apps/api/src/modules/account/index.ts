export { accountModule } from './account.module.ts';
export { gatherPersonsData } from './data/data-exports.repository.ts';
export { forgetAccounts } from './data/details.repository.ts';
export { accountWords } from './mail/standard-words.ts';
