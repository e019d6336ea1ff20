export { agentNetworkModule } from './agent-network.module.ts';
