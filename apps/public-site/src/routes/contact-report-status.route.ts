export { TipStatus as Component } from '../features/tips/index.ts';
