import { within } from '@portal/api-client';
import { createConnection } from './connection.ts';

const patienceMs = 8_000;

/** The one connection of this tab. */
export const portalConnection = createConnection(async () => {
  try {
    const answer = await within(patienceMs, (signal) => fetch('/livez', { cache: 'no-store', signal }));
    return answer.ok;
  } catch {
    return false;
  }
});

/** Tells the connection how requests fare. A request that was given up by us says nothing about it. */
export async function fetchWatched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    portalConnection.noteAnswer();
    return response;
  } catch (error) {
    const wasGivenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!wasGivenUp) portalConnection.noteSilence();
    throw error;
  }
}
