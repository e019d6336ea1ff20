export { ReturnPage as Component } from '../features/returns/index.ts';
