export { Declare as Component } from '../features/communication-infrastructure/index.ts';
