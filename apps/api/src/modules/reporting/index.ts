export { reportingModule } from './reporting.module.ts';
