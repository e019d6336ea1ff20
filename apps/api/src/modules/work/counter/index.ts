export { counterModule } from './counter.module.ts';
export { findTaxpayer } from './data/payers.repository.ts';
