export { accountModule } from './account.module.ts';
export { forgetAccounts } from './data/details.repository.ts';
