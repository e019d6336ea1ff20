export { Search as Component } from '../features/search/index.ts';
