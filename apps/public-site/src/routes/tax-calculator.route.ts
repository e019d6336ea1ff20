export { Calculator as Component } from '../features/calculator/index.ts';
