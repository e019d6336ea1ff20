export { OwnDemandPage as Component } from '../features/demands/index.ts';
