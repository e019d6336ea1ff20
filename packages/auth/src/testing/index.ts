export { answering, refusal } from './answers.ts';
export { type AreaPromises, testArea } from './test-area.tsx';
