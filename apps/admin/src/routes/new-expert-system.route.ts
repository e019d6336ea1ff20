export { NewExpertSystem as Component } from '../features/expert-systems/index.ts';
