export { ComingSoon } from './coming-soon.tsx';
export { StayTuned } from './stay-tuned.tsx';
