export { PlannedEntry as Component } from '../features/planned/index.ts';
