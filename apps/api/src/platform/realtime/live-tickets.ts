import type { Clock } from '../clock/clock.ts';
import type { SecretBox } from '../keys/secret-box.ts';

const owner = 'live hub';
/** Long enough to connect on a slow network. A connection that stands does not need it any more. */
const validForMs = 60_000;

export interface LiveTickets {
  create(sessionId: string): { readonly ticket: string; readonly expiresAt: Date };
  /** The session it was made for; nothing for a ticket that is not ours or has expired. */
  open(ticket: string): string | undefined;
}

/** A ticket stands in an address, so it opens one hub only and for a minute. It is proof by itself: nothing is kept about it. */
export function createLiveTickets(box: SecretBox, clock: Clock): LiveTickets {
  return {
    create(sessionId) {
      const expiresAt = new Date(clock.now().getTime() + validForMs);
      const ticket = box.seal(`${sessionId} ${expiresAt.toISOString()}`, owner).toString('base64url');
      return { ticket, expiresAt };
    },
    open(ticket) {
      if (ticket.length > 300) return undefined;
      try {
        const [sessionId = '', end = ''] = box.open(Buffer.from(ticket, 'base64url'), owner).split(' ');
        return new Date(end) > clock.now() ? sessionId : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
