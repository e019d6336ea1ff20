export { discrepanciesModule } from './discrepancies.module.ts';
