export { FilePage as Component } from '../features/settlement/index.ts';
