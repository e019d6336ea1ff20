export { accountRecoveriesModule, createForgetRecoveries } from './account-recoveries.module.ts';
