export { Cases as Component } from '../features/cases/index.ts';
