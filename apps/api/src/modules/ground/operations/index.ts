export { operationsModule } from './operations.module.ts';
