export { Returns as Component } from '../features/returns/index.ts';
