export { creditModule } from './credit.module.ts';
