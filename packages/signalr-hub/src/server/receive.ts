import { type ConversationEvent, handshakeRefusedRecord, readConversation } from '../protocol/conversation.ts';
import { failedCompletionRecord, type Invocation } from '../protocol/hub-message.ts';
import { endConnection, endWithError, send, sendRecord } from './connection.ts';
import type { Hub } from './hub.ts';
import { enqueue } from './invocation-queue.ts';
import { fullAllowance, spend } from './rate-limiter.ts';
import type { Connection } from './records.ts';
import { tellConnected } from './tell-application.ts';

function greet(hub: Hub, connection: Connection): void {
  const now = hub.options.clock.now();
  connection.isGreeted = true;
  connection.lastReceivedAt = now;
  send(hub, connection, hub.welcome, now);
  tellConnected(hub, connection);
}

/** A call too many fails alone: the connection stays, and others may share the address. Only refusing without end ends it. */
function refuse(hub: Hub, connection: Connection, invocation: Invocation): void {
  const { limits, clock } = hub.options;
  const now = clock.now();
  connection.refusals ??= fullAllowance(limits.refusalsPerConnection, now);
  if (!spend(connection.refusals, limits.refusalsPerConnection, now)) {
    endWithError(hub, connection, 'sends too much');
    return;
  }
  if (invocation.id === undefined) return;
  const error = `Failed to invoke '${invocation.target}' due to an error on the server. HubException: Too many requests.`;
  sendRecord(hub, connection, failedCompletionRecord(invocation.id, error));
}

function invoke(hub: Hub, connection: Connection, invocation: Invocation): void {
  const { limits, clock } = hub.options;
  const isWithinRates =
    spend(connection.allowance, limits.messagesPerConnection, clock.now()) && hub.requests.allow(connection.address);
  if (isWithinRates) enqueue(hub, connection, invocation);
  else refuse(hub, connection, invocation);
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
    // A call pays for itself, because it is not the connection that ends with it.
    if (event.kind !== 'invocation' && !spendAllowance(hub, connection)) return;
    follow(hub, connection, event);
    if (connection.endedAt !== undefined) return;
  }
}
