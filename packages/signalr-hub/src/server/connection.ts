import { startConversation } from '../protocol/conversation.ts';
import { closeRecord } from '../protocol/hub-message.ts';
import { type Outgoing, outgoing } from '../protocol/outgoing.ts';
import { noteWaiting } from './backlog.ts';
import { leaveAllGroups } from './groups.ts';
import type { Hub } from './hub.ts';
import { fullAllowance } from './rate-limiter.ts';
import type { Connection, Reservation, Transport } from './records.ts';
import { tellDisconnected } from './tell-application.ts';

export function openConnection(hub: Hub, reservation: Reservation, address: string, transport: Transport): Connection {
  const { limits, clock } = hub.options;
  const now = clock.now();
  const connection: Connection = {
    id: reservation.id,
    token: reservation.token,
    userId: reservation.userId,
    address,
    transport,
    ...startConversation(),
    refusals: undefined,
    allowance: fullAllowance(limits.messagesPerConnection, now),
    lastReceivedAt: now,
    lastSentAt: now,
    endedAt: undefined,
    isGreeted: false,
    isPaused: false,
    running: undefined,
    queue: undefined,
    groups: undefined,
    waiters: undefined,
    backlog: undefined,
    room: undefined,
  };
  hub.reservations.remove(connection.token);
  hub.byToken.set(connection.token, connection);
  hub.byId.set(connection.id, connection);
  hub.connectionsOfAddress.set(address, (hub.connectionsOfAddress.get(address) ?? 0) + 1);
  return connection;
}

/** Nothing leaves before the answer of the handshake. Drops a reader for which too much waits: what it misses it can ask for again. */
export function send(hub: Hub, connection: Connection, message: Outgoing, now: number): void {
  if (connection.endedAt !== undefined || !connection.isGreeted) return;
  const { transport } = connection;
  const { limits } = hub.options;
  connection.lastSentAt = now;
  const before = connection.backlog === undefined ? 0 : transport.waitingBytes();
  const waiting = transport.write(message);
  if (noteWaiting(connection, before, waiting, limits, now)) dropConnection(hub, connection, 'reads too slowly');
}

/** Waits, if need be, until the client has taken what was sent; over when the connection has ended. */
export async function roomToSend(connection: Connection): Promise<void> {
  if (connection.endedAt !== undefined || !connection.transport.isFull()) return;
  if (connection.room === undefined) {
    const room = Promise.withResolvers<void>();
    connection.room = room;
    connection.transport.onceRoom(() => {
      connection.room = undefined;
      room.resolve();
    });
  }
  await connection.room.promise;
}

export function sendRecord(hub: Hub, connection: Connection, record: string): void {
  send(hub, connection, outgoing(record), hub.options.clock.now());
}

export function wakeWaiters(connection: Connection): void {
  const { waiters } = connection;
  connection.waiters = undefined;
  for (const wake of waiters ?? []) wake();
}

/** Leaves the groups and tells the application, once. The wire underneath may take a moment longer to go. */
function leave(hub: Hub, connection: Connection, reason: string | undefined): void {
  const { log, clock } = hub.options;
  connection.endedAt = clock.now();
  connection.phase = 'ended';
  connection.partial = undefined;
  connection.queue = undefined;
  hub.byId.delete(connection.id);
  leaveAllGroups(hub, connection);
  wakeWaiters(connection);
  connection.room?.resolve();
  log.debug({ connectionId: connection.id, transport: connection.transport.kind, reason }, 'hub connection ended');
  if (connection.isGreeted) tellDisconnected(hub, connection, reason);
}

/** Ends politely, after `record`. Without a reason it was the client who said goodbye. */
export function endConnection(hub: Hub, connection: Connection, record?: string, reason?: string): void {
  if (connection.endedAt !== undefined) return;
  if (record !== undefined) connection.transport.write(outgoing(record));
  leave(hub, connection, reason);
  connection.transport.end();
}

/** Ends because of what the client did; the true reason is for our log only. */
export function endWithError(hub: Hub, connection: Connection, reason: string): void {
  endConnection(hub, connection, closeRecord({ error: 'Connection closed with an error.' }), reason);
}

/** Ends for no fault of the client: it may come back at once. */
export function endForNow(hub: Hub, connection: Connection, reason: string): void {
  const record = closeRecord({ error: 'Connection closed with an error.', allowReconnect: true });
  endConnection(hub, connection, record, reason);
}

export function dropConnection(hub: Hub, connection: Connection, reason: string): void {
  if (connection.endedAt === undefined) leave(hub, connection, reason);
  connection.transport.drop();
}

/** The wire is gone: nothing of the connection is kept. */
export function forgetConnection(hub: Hub, connection: Connection, reason: string | undefined): void {
  if (!hub.byToken.delete(connection.token)) return;
  if (connection.endedAt === undefined) leave(hub, connection, reason);
  const left = (hub.connectionsOfAddress.get(connection.address) ?? 1) - 1;
  if (left <= 0) hub.connectionsOfAddress.delete(connection.address);
  else hub.connectionsOfAddress.set(connection.address, left);
}
