export { Apply as Component, loadTexts } from '../features/agent-network/index.ts';
