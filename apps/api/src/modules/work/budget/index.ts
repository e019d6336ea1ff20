export { budgetModule } from './budget.module.ts';
