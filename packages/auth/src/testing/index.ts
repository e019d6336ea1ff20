export { type AreaPromises, testArea } from './test-area.tsx';
