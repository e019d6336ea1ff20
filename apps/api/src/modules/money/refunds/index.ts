export { refundsModule } from './refunds.module.ts';
