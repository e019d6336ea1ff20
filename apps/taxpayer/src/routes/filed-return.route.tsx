export { FiledReturnPage as Component } from '../features/returns/index.ts';
