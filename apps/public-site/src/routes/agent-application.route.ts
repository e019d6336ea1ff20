export { ApplicationProgress as Component } from '../features/agent-network/index.ts';
