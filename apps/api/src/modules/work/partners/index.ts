export { partnersModule } from './partners.module.ts';
