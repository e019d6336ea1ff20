import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeRecord } from './protocol/hub-message.ts';
import { answer, refuseUpgrade } from './server/answer.ts';
import { dropConnection, endConnection, forgetConnection } from './server/connection.ts';
import { joinGroup, leaveGroup } from './server/groups.ts';
import { createHub, type Hub } from './server/hub.ts';
import { type HubServerOptions, resolveOptions } from './server/options.ts';
import { sendToGroup } from './server/send-to-group.ts';
import { serveRequest } from './server/serve-request.ts';
import { serveUpgrade } from './server/serve-upgrade.ts';
import { sweep } from './server/sweep.ts';
import { hubUrlOf } from './server/visit.ts';
import { createWebSocketServer } from './transports/web-socket.ts';

export interface HubGroups {
  /** `false`: there is no such connection, not yet or no more, or it is in as many groups as it may be. */
  readonly add: (connectionId: string, group: string) => boolean;
  readonly remove: (connectionId: string, group: string) => void;
  /** Returns to how many connections it was sent. */
  readonly send: (group: string, target: string, ...args: readonly unknown[]) => number;
}

export interface HubServer {
  /** `true` when the request was for the hub, which then answers it. */
  readonly handleRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** `true` when the upgrade was for the hub, which then owns the socket. */
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  readonly groups: HubGroups;
  readonly connectionCount: () => number;
  /** Takes no more connections, tells every client to come back elsewhere, and resolves when they are gone. */
  readonly close: () => Promise<void>;
}

function groupsOf(hub: Hub): HubGroups {
  return {
    add: (connectionId, group) => {
      const connection = hub.byId.get(connectionId);
      return connection?.isGreeted === true && joinGroup(hub, connection, group);
    },
    remove: (connectionId, group) => {
      const connection = hub.byId.get(connectionId);
      if (connection !== undefined) leaveGroup(hub, connection, group);
    },
    send: (group, target, ...args) => sendToGroup(hub, group, target, args),
  };
}

/** Says goodbye to all; whoever has not left by the end of `farewellMs` is dropped. */
async function sayGoodbye(hub: Hub): Promise<void> {
  hub.isClosing = true;
  hub.reservations.clear();
  const goodbye = closeRecord({ allowReconnect: true });
  for (const connection of hub.byToken.values()) {
    endConnection(hub, connection, goodbye, 'the server is closing');
    // Whoever is not polling right now would only be waited for.
    if (connection.transport.poller !== undefined) forgetConnection(hub, connection, 'the server is closing');
  }
  const { clock, limits } = hub.options;
  const deadline = clock.now() + limits.farewellMs;
  await new Promise<void>((resolve) => {
    const stop = clock.repeat(20, () => {
      if (clock.now() >= deadline) {
        for (const connection of hub.byToken.values()) dropConnection(hub, connection, 'did not go');
      } else if (hub.byToken.size > 0) return;
      stop();
      resolve();
    });
  });
}

export function createHubServer(given: HubServerOptions): HubServer {
  const options = resolveOptions(given);
  const hub = createHub(options);
  const webSockets = createWebSocketServer(hub);
  const stopSweeping = options.clock.repeat(options.limits.tickMs, () => sweep(hub));
  let closed: Promise<void> | undefined;
  return {
    handleRequest: (request, response) => {
      const url = hubUrlOf(hub, request.url);
      if (url === undefined) return false;
      serveRequest(hub, request, response, url).catch((error: unknown) => {
        options.log.error({ err: error }, 'hub request failed');
        answer(response, 500);
      });
      return true;
    },
    handleUpgrade: (request, socket, head) => {
      const url = hubUrlOf(hub, request.url);
      if (url === undefined) return false;
      serveUpgrade(hub, webSockets, { request, socket, head }, url).catch((error: unknown) => {
        options.log.error({ err: error }, 'hub upgrade failed');
        refuseUpgrade(socket, 500);
      });
      return true;
    },
    groups: groupsOf(hub),
    connectionCount: () => hub.byId.size,
    close: () => {
      closed ??= sayGoodbye(hub).finally(stopSweeping);
      return closed;
    },
  };
}
