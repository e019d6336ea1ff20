export { ObjectionsScreen as Component } from '../features/objections/index.ts';
