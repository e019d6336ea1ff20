export { createOfficeReader, type Holiday, type OfficeReader } from './data/offices.repository.ts';
export { officesModule } from './offices.module.ts';
