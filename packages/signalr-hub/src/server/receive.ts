import { type ConversationEvent, handshakeRefusedRecord, readConversation } from '../protocol/conversation.ts';
import { failedCompletionRecord, type Invocation } from '../protocol/hub-message.ts';
import { endConnection, endWithError, send, sendRecord } from './connection.ts';
import type { Connection, Hub } from './hub.ts';
import { enqueue } from './invocation-queue.ts';
import { spend } from './rate-limiter.ts';

function greet(hub: Hub, connection: Connection): void {
  const { log, onConnected, clock } = hub.options;
  connection.isGreeted = true;
  connection.lastReceivedAt = clock.now();
  send(hub, connection, hub.welcome, clock.now());
  try {
    onConnected?.({ connectionId: connection.id, userId: connection.userId });
  } catch (error) {
    log.error({ connectionId: connection.id, err: error }, 'onConnected failed');
  }
}

function invoke(hub: Hub, connection: Connection, invocation: Invocation): void {
  if (hub.requests.allow(connection.address)) {
    enqueue(hub, connection, invocation);
    return;
  }
  // Others may share the address: this call fails, the connection stays.
  if (invocation.id === undefined) return;
  const error = `Failed to invoke '${invocation.target}' due to an error on the server. HubException: Too many requests.`;
  sendRecord(hub, connection, failedCompletionRecord(invocation.id, error));
}

function follow(hub: Hub, connection: Connection, event: ConversationEvent): void {
  switch (event.kind) {
    case 'handshake-accepted':
      greet(hub, connection);
      break;
    case 'handshake-refused':
      endConnection(hub, connection, handshakeRefusedRecord(event.error), event.error);
      break;
    case 'invocation':
      invoke(hub, connection, event.invocation);
      break;
    case 'closed-by-peer':
      endConnection(hub, connection);
      break;
    case 'violation':
      endWithError(hub, connection, event.reason);
      break;
    case 'nothing-to-do':
      break;
  }
}

/** `false`: this client sent more than one client may, and was ended for it. */
export function spendAllowance(hub: Hub, connection: Connection): boolean {
  const { limits, clock } = hub.options;
  if (spend(connection.allowance, limits.messagesPerConnection, clock.now())) return true;
  endWithError(hub, connection, 'sends too much');
  return false;
}

/** Bytes from the client, cut anywhere. */
export function receive(hub: Hub, connection: Connection, chunk: Uint8Array): void {
  if (connection.endedAt !== undefined) return;
  if (connection.isGreeted) connection.lastReceivedAt = hub.options.clock.now();
  if (chunk.length === 0) {
    spendAllowance(hub, connection);
    return;
  }
  for (const event of readConversation(connection, chunk, hub.options.limits.maxMessageBytes)) {
    if (!spendAllowance(hub, connection)) return;
    follow(hub, connection, event);
    if (connection.endedAt !== undefined) return;
  }
}
