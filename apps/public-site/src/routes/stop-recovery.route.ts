export { StopRecovery as Component } from '../features/account/index.ts';
