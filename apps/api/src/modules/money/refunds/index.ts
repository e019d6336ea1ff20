export { refundsModule } from './refunds.module.ts';
export { shownAccount } from './shown-account.ts';
