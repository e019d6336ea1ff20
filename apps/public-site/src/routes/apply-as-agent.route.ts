export { Apply as Component } from '../features/agent-network/index.ts';
