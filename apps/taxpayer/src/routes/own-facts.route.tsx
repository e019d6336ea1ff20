export { OwnFacts as Component } from '../features/own-facts/index.ts';
