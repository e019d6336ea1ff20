/** The newest negotiate version we speak. */
const newestNegotiateVersion = 1;

/** The version to answer with, or what is wrong with the question. */
export function negotiateVersionOf(asked: string | null): 0 | 1 | { readonly error: string } {
  if (asked === null) return 0;
  if (!/^\d{1,9}$/.test(asked)) {
    return { error: 'The client requested a non-integer protocol version.' };
  }
  return Number(asked) >= newestNegotiateVersion ? newestNegotiateVersion : 0;
}

const availableTransports = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
] as const;

/**
 * The body of a negotiate answer. In version 0 the public id is the only id, so it has to be the secret one.
 * `useStatefulReconnect` is never offered: a client that did not ask for it refuses a server that does.
 */
export function negotiateAnswer(version: 0 | 1, connectionId: string, connectionToken: string): unknown {
  return version === 0
    ? { negotiateVersion: 0, connectionId: connectionToken, availableTransports }
    : { negotiateVersion: 1, connectionId, connectionToken, availableTransports };
}
