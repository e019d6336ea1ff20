import { dispatch, HubException } from '../protocol/dispatcher.ts';
import { type Invocation, invocationRecord } from '../protocol/hub-message.ts';
import { endWithError, roomToSend, sendRecord, wakeWaiters } from './connection.ts';
import { joinGroup, leaveGroup } from './groups.ts';
import type { Hub } from './hub.ts';
import type { Connection } from './records.ts';

async function run(hub: Hub, connection: Connection, invocation: Invocation): Promise<void> {
  const { log } = hub.options;
  const context = {
    connectionId: connection.id,
    userId: connection.userId,
    joinGroup: (name: string) => {
      if (joinGroup(hub, connection, name) || connection.endedAt !== undefined) return;
      throw new HubException('This connection is in too many groups.');
    },
    leaveGroup: (name: string) => leaveGroup(hub, connection, name),
    reply: (target: string, ...args: readonly unknown[]) => {
      sendRecord(hub, connection, invocationRecord(target, args));
      return roomToSend(connection);
    },
  };
  const answer = await dispatch(hub.methods, invocation, context, (error) =>
    log.error({ connectionId: connection.id, target: invocation.target, err: error }, 'hub method failed'),
  );
  if (answer !== undefined) sendRecord(hub, connection, answer);
}

/**
 * Runs what is waiting, one call after the other: the calls of one client keep their order. While the client does not
 * take the answers, the next call waits.
 */
async function drain(hub: Hub, connection: Connection): Promise<void> {
  while (connection.running !== undefined) {
    await run(hub, connection, connection.running);
    if (connection.transport.isFull()) {
      // Answered: its id is free again.
      connection.running = { ...connection.running, id: undefined };
      await roomToSend(connection);
    }
    connection.running = connection.queue?.shift();
    if (connection.queue?.length === 0) connection.queue = undefined;
    if (!isFull(hub, connection)) {
      if (connection.isPaused && connection.endedAt === undefined) setPaused(hub, connection, false);
      wakeWaiters(connection);
    }
  }
}

function setPaused(hub: Hub, connection: Connection, paused: boolean): void {
  connection.isPaused = paused;
  // Silence that we imposed is not the client's.
  connection.lastReceivedAt = hub.options.clock.now();
  connection.transport.setPaused(paused);
}

function isFull(hub: Hub, connection: Connection): boolean {
  return (connection.queue?.length ?? 0) >= hub.options.limits.maxQueuedInvocations;
}

function isActive(connection: Connection, id: string): boolean {
  return connection.running?.id === id || (connection.queue?.some((waiting) => waiting.id === id) ?? false);
}

/** Takes a call of the client; stops reading from the client while too many wait. */
export function enqueue(hub: Hub, connection: Connection, invocation: Invocation): void {
  if (invocation.id !== undefined && isActive(connection, invocation.id)) {
    endWithError(hub, connection, 'an invocationId is already in use');
    return;
  }
  if (connection.running === undefined) {
    connection.running = invocation;
    void drain(hub, connection);
    return;
  }
  connection.queue ??= [];
  connection.queue.push(invocation);
  if (isFull(hub, connection) && !connection.isPaused) setPaused(hub, connection, true);
}

/** Resolves when the queue takes more, or the connection has ended. */
export function roomInQueue(hub: Hub, connection: Connection): Promise<void> {
  if (connection.endedAt !== undefined || !isFull(hub, connection)) return Promise.resolve();
  return new Promise((resolve) => {
    connection.waiters ??= [];
    connection.waiters.push(resolve);
  });
}
