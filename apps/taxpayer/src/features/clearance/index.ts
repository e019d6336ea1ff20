export { ClearanceScreen } from './clearance-screen.tsx';
