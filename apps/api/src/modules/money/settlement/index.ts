export { settlementModule } from './settlement.module.ts';
