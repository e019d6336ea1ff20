export { plansModule } from './plans.module.ts';
