export { clearanceModule } from './clearance.module.ts';
