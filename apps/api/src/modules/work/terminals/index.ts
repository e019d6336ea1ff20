export { terminalsModule } from './terminals.module.ts';
