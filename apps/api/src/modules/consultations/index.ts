export { consultationsModule } from './consultations.module.ts';
