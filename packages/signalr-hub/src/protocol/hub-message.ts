import { ProtocolViolation, writeRecord } from './records.ts';

/** The message types of the hub protocol. */
const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

/** Longer ids are refused: they are echoed back and held while the call runs. */
const maxInvocationIdLength = 128;

/** A call by the client. Without an id it is never answered. */
export interface Invocation {
  readonly id: string | undefined;
  readonly target: string;
  readonly args: unknown[];
  readonly wantsStream: boolean;
  readonly streamCount: number;
}

/** What a hub message asks of us. A ping and a message that needs nothing differ in nothing. */
export type ParsedMessage = Invocation | 'nothing-to-do' | 'close';

function invocationId(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw new ProtocolViolation('invocationId is not a string');
  if (value.length > maxInvocationIdLength) throw new ProtocolViolation('invocationId is too long');
  return value;
}

function parseInvocation(message: Record<string, unknown>, wantsStream: boolean): Invocation {
  const { target, arguments: args, streamIds } = message;
  const id = invocationId(message.invocationId);
  if (typeof target !== 'string' || target === '') throw new ProtocolViolation('an invocation without a target');
  if (!Array.isArray(args)) throw new ProtocolViolation('an invocation without arguments');
  if (wantsStream && id === undefined) throw new ProtocolViolation('a stream invocation without an invocationId');
  if (streamIds !== undefined && streamIds !== null && !Array.isArray(streamIds)) {
    throw new ProtocolViolation('streamIds is not an array');
  }
  return { id, target, args, wantsStream, streamCount: Array.isArray(streamIds) ? streamIds.length : 0 };
}

export function parseHubMessage(record: string): ParsedMessage {
  let message: unknown;
  try {
    message = JSON.parse(record);
  } catch {
    throw new ProtocolViolation('a message is not JSON');
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new ProtocolViolation('a message is not an object');
  }
  const fields = message as Record<string, unknown>;
  const type = fields.type;
  if (typeof type !== 'number') throw new ProtocolViolation('a message without a type');
  switch (type) {
    case messageType.invocation:
      return parseInvocation(fields, false);
    case messageType.streamInvocation:
      return parseInvocation(fields, true);
    case messageType.close:
      return 'close';
    case messageType.streamItem:
    case messageType.completion:
    case messageType.cancelInvocation:
      // Always about a stream or a call we never opened: late ones are ignored, but a malformed one is not.
      if (invocationId(fields.invocationId) === undefined) {
        throw new ProtocolViolation('a message about an invocation without an invocationId');
      }
      return 'nothing-to-do';
    case messageType.ack:
    case messageType.sequence:
      // Stateful reconnect is never negotiated, so these are numbers about a buffer that does not exist.
      if (typeof fields.sequenceId !== 'number') throw new ProtocolViolation('a sequenceId is not a number');
      return 'nothing-to-do';
    default:
      return 'nothing-to-do';
  }
}

export const pingRecord: string = writeRecord({ type: messageType.ping });

export function invocationRecord(target: string, args: readonly unknown[]): string {
  return writeRecord({ type: messageType.invocation, target, arguments: args });
}

/** A method that returns nothing answers without a `result`; `null` is a result. */
export function completionRecord(id: string, result: unknown): string {
  return writeRecord({ type: messageType.completion, invocationId: id, result });
}

export function failedCompletionRecord(id: string, error: string): string {
  return writeRecord({ type: messageType.completion, invocationId: id, error });
}

export function closeRecord(close: { readonly error?: string; readonly allowReconnect?: boolean }): string {
  return writeRecord({ type: messageType.close, ...close });
}
