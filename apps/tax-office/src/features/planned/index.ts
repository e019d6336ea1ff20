export { PlannedEntry } from './planned-entry.tsx';
