export { answering, refusal } from './answers.ts';
export { testAccess } from './test-access.tsx';
export { type AreaPromises, testArea } from './test-area.tsx';
