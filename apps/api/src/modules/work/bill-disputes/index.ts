export { billDisputesModule } from './bill-disputes.module.ts';
