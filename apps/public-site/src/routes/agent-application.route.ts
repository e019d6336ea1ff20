export { ApplicationProgress as Component, loadTexts } from '../features/agent-network/index.ts';
