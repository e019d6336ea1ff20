export { messages } from './ha.ts';
