export { repositoryRoot } from './repository-root.ts';
export { findFreePort } from './services/require-free-ports.ts';
export { type OnceOptions, runOnce } from './services/run-once.ts';
export { type RunningService, type Service, StartRefused } from './services/service.ts';
export { startService } from './services/start-service.ts';
export { type LocalServiceName, type LocalServicesOptions, localServices } from './start/local-services.ts';
export { portsFrom, type StackPorts } from './start/ports.ts';
export { type Stack, type StackOptions, startStack } from './start/start-stack.ts';
