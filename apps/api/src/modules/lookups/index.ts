export { createLookupsRepository, type LookupsRepository } from './data/lookups.repository.ts';
export { lookupsModule } from './lookups.module.ts';
