import type { WorkKindPart } from '../workflow/work-kind.ts';
import { agentRegistration } from './agent-registration-kind.ts';
import { identityConfirmation } from './identity-confirmation-kind.ts';

export const registrationWorkKinds = {
  'agent-registration': agentRegistration,
  'identity-confirmation': identityConfirmation,
} as const satisfies WorkKindPart;
