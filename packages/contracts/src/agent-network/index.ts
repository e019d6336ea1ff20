export * from './agent-application.ts';
export * from './identity-code.ts';
export * from './list-agents.ts';
export * from './network-member.ts';
export * from './network-members.ts';
export * from './review-applications.ts';
