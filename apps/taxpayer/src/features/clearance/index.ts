export { ClearanceLine } from './clearance-line.tsx';
export { ClearanceScreen } from './clearance-screen.tsx';
