export { messages } from './ha.ts';
export { words } from './words.ha.ts';
