export { agentNetworkModule } from './agent-network.module.ts';
export { applicationWords } from './mail/standard-words.ts';
