export { type StartAloneOptions, startAlone } from './start-alone.tsx';
