export { AgentNetwork } from './agent-network.tsx';
export { ApplicationProgress } from './application-progress.tsx';
export { Apply } from './apply.tsx';
export { CheckCard } from './check-card.tsx';
export {
  type AgentSearch,
  agentSearchOf,
  type CardAnswer,
  cardStatus,
  type ListedAgents,
  loadAgents,
  loadCard,
} from './load-agents.ts';
export { loadTexts } from './messages/use-agent-network-messages.ts';
