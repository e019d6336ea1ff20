export { demandsModule } from './demands.module.ts';
