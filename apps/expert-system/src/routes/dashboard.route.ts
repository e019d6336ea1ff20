export { Dashboard as Component } from '../features/dashboard/index.ts';
