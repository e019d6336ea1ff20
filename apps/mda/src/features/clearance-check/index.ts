export { ClearanceCheck } from './clearance-check.tsx';
