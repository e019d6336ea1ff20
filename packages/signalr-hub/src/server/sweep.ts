import { handshakeRefusedRecord } from '../protocol/conversation.ts';
import { dropConnection, endConnection, endWithError, forgetConnection, send } from './connection.ts';
import type { Connection, Hub } from './hub.ts';

function forgetUnusedReservations(hub: Hub, now: number): void {
  // The oldest come first, so this ends at the first one that still counts.
  for (const [token, reservation] of hub.reservations) {
    if (now - reservation.madeAt < hub.options.limits.reservationMs) return;
    hub.reservations.delete(token);
  }
}

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
  // Long polling shows life by polling, and needs no pings for the same reason.
  if (transport.poller !== undefined) return;
  if (!connection.isPaused && now - connection.lastReceivedAt >= limits.clientTimeoutMs) {
    endWithError(hub, connection, 'was silent for too long');
  } else if (now - connection.lastSentAt >= limits.keepAliveMs) {
    send(hub, connection, hub.ping, now);
  }
}

/** One beat for all connections, instead of timers for each. */
export function sweep(hub: Hub): void {
  const now = hub.options.clock.now();
  forgetUnusedReservations(hub, now);
  for (const connection of hub.byToken.values()) look(hub, connection, now);
}
