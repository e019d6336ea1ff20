import { handshakeRefusedRecord } from '../protocol/conversation.ts';
import { readsTooSlowly } from './backlog.ts';
import { dropConnection, endConnection, endForNow, forgetConnection, send } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Connection } from './records.ts';

function look(hub: Hub, connection: Connection, now: number): void {
  const { limits } = hub.options;
  const { transport } = connection;
  transport.poller?.tick(now);
  if (connection.endedAt !== undefined) {
    if (transport.poller === undefined && now - connection.endedAt >= limits.farewellMs) {
      dropConnection(hub, connection, 'did not go');
      forgetConnection(hub, connection, 'did not go');
    }
    return;
  }
  if (connection.phase === 'handshake') {
    if (now - connection.lastReceivedAt < limits.handshakeTimeoutMs) return;
    endConnection(hub, connection, handshakeRefusedRecord('Handshake was canceled.'), 'no handshake in time');
    return;
  }
  if (readsTooSlowly(connection, limits, now)) {
    dropConnection(hub, connection, 'reads too slowly');
    return;
  }
  // Long polling shows life by polling, and needs no pings for the same reason.
  if (transport.poller !== undefined) return;
  const silentMs = now - connection.lastReceivedAt;
  if (connection.isPaused ? silentMs >= limits.maxPauseMs : silentMs >= limits.clientTimeoutMs) {
    endForNow(hub, connection, connection.isPaused ? 'its calls took too long' : 'was silent for too long');
  } else if (now - connection.lastSentAt >= limits.keepAliveMs) {
    send(hub, connection, hub.ping, now);
  }
}

/** One beat for all connections, instead of timers for each. */
export function sweep(hub: Hub): void {
  const now = hub.options.clock.now();
  hub.reservations.forgetMadeBefore(now - hub.options.limits.reservationMs);
  for (const connection of hub.byToken.values()) look(hub, connection, now);
}
