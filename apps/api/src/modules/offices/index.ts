export { createOfficeReader, type Holiday, type OfficeReader } from './data/offices.repository.ts';
export { listOfficesRoute as officesModule } from './routes/list-offices.route.ts';
