export { createActFor } from './act-for.ts';
export { representationModule } from './representation.module.ts';
