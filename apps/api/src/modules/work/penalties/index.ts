export { penaltiesModule } from './penalties.module.ts';
