export { ClearanceCheck as Component } from '../features/clearance-check/index.ts';
