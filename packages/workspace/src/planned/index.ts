export { type Planned, PlannedScreen } from './planned-screen.tsx';
