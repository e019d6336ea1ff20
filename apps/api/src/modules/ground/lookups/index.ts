export { createHomeAreas, type HomeAreas } from './home-areas.ts';
export { lookupsModule } from './lookups.module.ts';
