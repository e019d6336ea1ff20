export { ClearanceLine } from './clearance-line.tsx';
export { RunningClocks } from './running-clocks.tsx';
