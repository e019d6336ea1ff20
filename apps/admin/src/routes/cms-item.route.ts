export { ItemPage as Component } from '../features/cms/index.ts';
