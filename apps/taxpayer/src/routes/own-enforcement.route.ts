export { OwnEnforcementPage as Component } from '../features/enforcement/index.ts';
