export { StayTuned } from './stay-tuned.tsx';
