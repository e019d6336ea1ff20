import { type Invocation, parseHubMessage } from './hub-message.ts';
import { type PartialRecord, ProtocolViolation, readRecords, writeRecord } from './records.ts';

/** How far one client has come. Holds no callbacks: ten thousand of these are kept. */
export interface Conversation {
  phase: 'handshake' | 'open' | 'ended';
  /** What has arrived of a message whose end has not. */
  partial: PartialRecord | undefined;
}

/** What the bytes of a client mean, in order. */
export type ConversationEvent =
  | { readonly kind: 'handshake-accepted' }
  | { readonly kind: 'handshake-refused'; readonly error: string }
  | { readonly kind: 'invocation'; readonly invocation: Invocation }
  | { readonly kind: 'nothing-to-do' }
  | { readonly kind: 'closed-by-peer' }
  | { readonly kind: 'violation'; readonly reason: string };

const nothingToDo: ConversationEvent = { kind: 'nothing-to-do' };

export function startConversation(): Conversation {
  return { phase: 'handshake', partial: undefined };
}

/** `undefined`: we speak it. */
function refusalOfHandshake(record: string): string | undefined {
  let request: unknown;
  try {
    request = JSON.parse(record);
  } catch {
    return 'An unexpected error occurred during connection handshake.';
  }
  const { protocol, version } = (request ?? {}) as { protocol?: unknown; version?: unknown };
  if (typeof protocol !== 'string' || typeof version !== 'number' || !Number.isInteger(version)) {
    return 'An unexpected error occurred during connection handshake.';
  }
  if (protocol.length > 64) return 'The protocol is not supported.';
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  if (version < 1 || version > 2) return `The server does not support version ${version} of the 'json' protocol.`;
  return undefined;
}

function eventOf(conversation: Conversation, record: string): ConversationEvent {
  if (conversation.phase === 'handshake') {
    const error = refusalOfHandshake(record);
    conversation.phase = error === undefined ? 'open' : 'ended';
    return error === undefined ? { kind: 'handshake-accepted' } : { kind: 'handshake-refused', error };
  }
  const message = parseHubMessage(record);
  if (message === 'nothing-to-do') return nothingToDo;
  if (message === 'close') {
    conversation.phase = 'ended';
    return { kind: 'closed-by-peer' };
  }
  return { kind: 'invocation', invocation: message };
}

/** Reads a chunk, however it was cut. Nothing follows a refusal, a close or a violation. */
export function* readConversation(
  conversation: Conversation,
  chunk: Uint8Array,
  maxMessageBytes: number,
): Generator<ConversationEvent> {
  if (conversation.phase === 'ended') return;
  try {
    for (const record of readRecords(conversation, chunk, maxMessageBytes)) {
      const event = eventOf(conversation, record);
      yield event;
      // The reader of these events may have ended the conversation meanwhile.
      if ((conversation.phase as Conversation['phase']) === 'ended') return;
    }
  } catch (error) {
    if (!(error instanceof ProtocolViolation)) throw error;
    const duringHandshake = conversation.phase === 'handshake';
    conversation.phase = 'ended';
    conversation.partial = undefined;
    yield duringHandshake
      ? { kind: 'handshake-refused', error: 'An unexpected error occurred during connection handshake.' }
      : { kind: 'violation', reason: error.message };
  }
}

export const handshakeAcceptedRecord: string = writeRecord({});

export function handshakeRefusedRecord(error: string): string {
  return writeRecord({ error });
}
