export { mdasModule } from './mdas.module.ts';
