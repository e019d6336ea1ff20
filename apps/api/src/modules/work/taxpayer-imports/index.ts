export { taxpayerImportsModule } from './taxpayer-imports.module.ts';
