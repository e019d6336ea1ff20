import { defaultLimits, type HubPlaces } from '@portal/signalr-hub';
import type { Clock } from '../clock/clock.ts';
import type { SecretBox } from '../keys/secret-box.ts';

/** Clocks of two machines are a little apart. */
const validForMs = defaultLimits.reservationMs + 5_000;
const longestToken = 400;

/**
 * Connection tokens of the hub at `path`, which every replica with the same data key can open and nobody else can read or make. Nothing is
 * kept about one: whoever has it may connect once more until it expires, as who it was given to.
 */
export function createHubPlaces(box: SecretBox, clock: Clock, path: string): HubPlaces {
  return {
    seal({ connectionId, userId = '' }) {
      const end = clock.now().getTime() + validForMs;
      return box.seal(`${connectionId} ${end} ${userId}`, path).toString('base64url');
    },
    open(token) {
      if (token.length > longestToken) return undefined;
      try {
        const [connectionId = '', end = '', userId] = box.open(Buffer.from(token, 'base64url'), path).split(' ');
        return Number(end) > clock.now().getTime() ? { connectionId, userId: userId || undefined } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
