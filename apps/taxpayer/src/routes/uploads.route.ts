export { Uploads as Component } from '../features/agent-documents/index.ts';
