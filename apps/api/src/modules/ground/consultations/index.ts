export { consultationsModule } from './consultations.module.ts';
export { consultationWords } from './mail/standard-words.ts';
