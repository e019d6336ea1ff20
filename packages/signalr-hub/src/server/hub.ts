import { handshakeAcceptedRecord } from '../protocol/conversation.ts';
import { createMethodTable, type MethodTable } from '../protocol/dispatcher.ts';
import { pingRecord } from '../protocol/hub-message.ts';
import { type Outgoing, outgoing } from '../protocol/outgoing.ts';
import type { ResolvedOptions } from './options.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import type { Connection } from './records.ts';
import { createReservations, type Reservations } from './reservations.ts';

/** Everything one hub server knows. */
export interface Hub {
  readonly options: ResolvedOptions;
  readonly methods: MethodTable;
  /** By secret token, until the wire is gone. */
  readonly byToken: Map<string, Connection>;
  /** By public id, until the connection has ended. */
  readonly byId: Map<string, Connection>;
  readonly reservations: Reservations;
  readonly groups: Map<string, Set<Connection>>;
  readonly connectionsOfAddress: Map<string, number>;
  readonly newConnections: RateLimiter;
  readonly requests: RateLimiter;
  readonly ping: Outgoing;
  readonly welcome: Outgoing;
  isClosing: boolean;
}

export function createHub(options: ResolvedOptions): Hub {
  const { limits, clock } = options;
  return {
    options,
    methods: createMethodTable(options.methods),
    byToken: new Map(),
    byId: new Map(),
    reservations: createReservations(),
    groups: new Map(),
    connectionsOfAddress: new Map(),
    newConnections: createRateLimiter(limits.connectionsPerAddress, limits.maxTrackedAddresses, clock),
    requests: createRateLimiter(limits.requestsPerAddress, limits.maxTrackedAddresses, clock),
    ping: outgoing(pingRecord),
    welcome: outgoing(handshakeAcceptedRecord),
    isClosing: false,
  };
}
