export { TipForm as Component } from '../features/tips/index.ts';
