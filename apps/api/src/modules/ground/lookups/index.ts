export { createLookupsRepository } from './data/lookups.repository.ts';
export { createHomeAreas, type HomeAreas } from './home-areas.ts';
export { lookupsModule } from './lookups.module.ts';
