export { ReviewCasePage as Component } from '../features/review/index.ts';
