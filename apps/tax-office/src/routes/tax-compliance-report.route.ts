export { Compliance as Component } from '../features/compliance/index.ts';
