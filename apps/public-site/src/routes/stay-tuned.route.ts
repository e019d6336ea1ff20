export { StayTuned as Component } from '../features/coming-soon/index.ts';
