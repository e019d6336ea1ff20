export { createHomeAreas, type HomeAreas } from './home-areas.ts';
export { createLookupsRepository } from './data/lookups.repository.ts';
export { lookupsModule } from './lookups.module.ts';
