export { objectionsModule } from './objections.module.ts';
