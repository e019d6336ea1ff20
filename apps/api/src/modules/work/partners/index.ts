export type { TestModeParts } from './application/partners-deps.ts';
export { partnersModule } from './partners.module.ts';
