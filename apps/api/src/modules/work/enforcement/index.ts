export { enforcementModule } from './enforcement.module.ts';
