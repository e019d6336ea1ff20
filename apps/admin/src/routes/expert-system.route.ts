export { ExpertSystemPage as Component } from '../features/expert-systems/index.ts';
