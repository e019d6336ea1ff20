export { SourcePage as Component } from '../features/intelligence/index.ts';
