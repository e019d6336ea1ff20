import type { ErrorPart } from '../error-part.ts';

export const agentNetworkErrors = {
  'identity-code.unknown': {
    status: 404,
    message:
      'No agent or collector of ours has this code. Check it against the card; if it is right, do not pay this person',
  },
  'agent-application.not-found': {
    status: 404,
    message: 'We could not find an application with this reference and email address. Check both and try again',
  },
  'agent-application.state-conflict': { status: 409, message: 'Somebody has decided this application already' },
  'network-member.not-found': { status: 404, message: 'There is no such agent or collector' },
  'network-member.not-active': { status: 409, message: 'This card is suspended or expired: it is not printed' },
} as const satisfies ErrorPart;
