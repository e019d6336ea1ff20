export { ObjectScreen as Component } from '../features/objections/index.ts';
