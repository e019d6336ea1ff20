export { ImportPage as Component } from '../features/taxpayer-imports/index.ts';
