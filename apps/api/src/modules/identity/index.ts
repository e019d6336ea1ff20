export { createSessionsRepository } from './data/sessions.repository.ts';
export { identityModule } from './identity.module.ts';
export { createSessionChecker, sessionEndedTopic } from './session-checker.ts';
