export * from './agent-documents.ts';
export * from './agent-pre-registrations.ts';
export * from './agent-review.ts';
export * from './confirm-identity.ts';
export { identitySubject } from './identity-confirmation-kind.ts';
export * from './identity-numbers.ts';
export * from './pre-registration.ts';
export * from './register.ts';
