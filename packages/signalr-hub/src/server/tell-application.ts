import type { Hub } from './hub.ts';
import type { Connection } from './records.ts';

async function follow(told: () => unknown): Promise<void> {
  await told();
}

/** The application may fail at once or later: what it does about a connection is no matter of the connection. */
function tell(hub: Hub, connection: Connection, what: string, told: () => unknown): void {
  follow(told).catch((error: unknown) =>
    hub.options.log.error({ connectionId: connection.id, err: error }, `${what} failed`),
  );
}

export function tellConnected(hub: Hub, connection: Connection): void {
  const { onConnected } = hub.options;
  if (onConnected === undefined) return;
  tell(hub, connection, 'onConnected', () => onConnected({ connectionId: connection.id, userId: connection.userId }));
}

export function tellDisconnected(hub: Hub, connection: Connection, reason: string | undefined): void {
  const { onDisconnected } = hub.options;
  if (onDisconnected === undefined) return;
  tell(hub, connection, 'onDisconnected', () =>
    onDisconnected({ connectionId: connection.id, userId: connection.userId }, reason),
  );
}
