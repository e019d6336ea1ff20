export { taxpayersModule } from './taxpayers.module.ts';
