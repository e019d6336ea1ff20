export { discrepanciesModule } from './discrepancies.module.ts';
export { enterByHand } from './enter-by-hand.ts';
