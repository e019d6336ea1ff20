import type { IncomingMessage } from 'node:http';
import type { HubMethod } from '../protocol/dispatcher.ts';
import { type HubClock, systemClock } from './clock.ts';

/** At most `burst` at once, refilled at `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface HubLimits {
  /** One hub message. */
  readonly maxMessageBytes: number;
  /** One WebSocket message or one POST body, which may carry several hub messages. */
  readonly maxTransferBytes: number;
  /** Bytes that may wait for one connection for longer than `slowReaderMs`; above it the reader is too slow and is dropped. */
  readonly maxBufferedBytes: number;
  readonly slowReaderMs: number;
  /** Bytes that may wait for one connection at any moment. */
  readonly maxBurstBytes: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** Negotiated, not yet connected. */
  readonly maxReservations: number;
  /** Of them, those of one network (IPv4 /24, IPv6 /48): no network takes the places of all others. */
  readonly maxReservationsPerNetwork: number;
  readonly maxGroupsPerConnection: number;
  /** Calls of one connection waiting behind the running one; above it we stop reading from that client. */
  readonly maxQueuedInvocations: number;
  /** New connections of one address. */
  readonly connectionsPerAddress: Rate;
  /** Hub method calls of one address, and its HTTP requests that belong to no living connection. */
  readonly requestsPerAddress: Rate;
  /** Whatever one connection sends: messages, pings, polls, POSTs. A call above it is refused, anything else ends the connection. */
  readonly messagesPerConnection: Rate;
  /** Refused calls of one connection; above it the connection ends. */
  readonly refusalsPerConnection: Rate;
  /** Addresses whose rates are remembered. */
  readonly maxTrackedAddresses: number;
  readonly reservationMs: number;
  readonly handshakeTimeoutMs: number;
  readonly keepAliveMs: number;
  readonly clientTimeoutMs: number;
  /** How long a client whose calls take long is not read; it may have gone meanwhile. */
  readonly maxPauseMs: number;
  /** How long a poll is held; the client gives up after 100 s. */
  readonly pollHoldMs: number;
  /** A long-polling client that has not come back for so long is gone. */
  readonly pollGapMs: number;
  /** How long an ended connection may take to go away by itself. */
  readonly farewellMs: number;
  /** The beat of all of the above. */
  readonly tickMs: number;
}

export const defaultLimits: HubLimits = {
  maxMessageBytes: 32 * 1024,
  maxTransferBytes: 128 * 1024,
  maxBufferedBytes: 64 * 1024,
  slowReaderMs: 15_000,
  maxBurstBytes: 1024 * 1024,
  maxConnections: 20_000,
  maxConnectionsPerAddress: 2_000,
  maxReservations: 5_000,
  maxReservationsPerNetwork: 500,
  maxGroupsPerConnection: 8,
  maxQueuedInvocations: 16,
  connectionsPerAddress: { burst: 200, perSecond: 20 },
  requestsPerAddress: { burst: 240, perSecond: 60 },
  messagesPerConnection: { burst: 120, perSecond: 20 },
  refusalsPerConnection: { burst: 1_000, perSecond: 20 },
  maxTrackedAddresses: 10_000,
  reservationMs: 15_000,
  handshakeTimeoutMs: 15_000,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  maxPauseMs: 60_000,
  pollHoldMs: 90_000,
  pollGapMs: 15_000,
  farewellMs: 5_000,
  tickMs: 1_000,
};

/** Fits pino. Neither an access token nor a connection token is ever handed to it. */
export interface HubLog {
  readonly debug: (details: object, message: string) => void;
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}

/** `undefined` as user: anonymous, and welcome. */
export type HubIdentity = { readonly userId: string | undefined } | 'unauthorized';

export interface HubVisitor {
  /** The Bearer header, else the `access_token` of a WebSocket or event stream (browsers cannot set headers there). */
  readonly accessToken: string | undefined;
  readonly request: IncomingMessage;
}

export interface HubConnectionInfo {
  readonly connectionId: string;
  readonly userId: string | undefined;
}

/** Who may take a place: what a connection token stands for. */
export interface HubPlace {
  readonly connectionId: string;
  readonly userId: string | undefined;
}

/**
 * Where several replicas serve one hub: connection tokens that each of them can open, so that a WebSocket need not come to the replica it
 * negotiated with. What is sealed is nobody else's to read or make, and expires after about `limits.reservationMs`.
 */
export interface HubPlaces {
  readonly seal: (place: HubPlace) => string;
  /** Nothing for a token that is not ours or has expired. */
  readonly open: (token: string) => HubPlace | undefined;
}

export interface HubServerOptions {
  /** Path of the hub, without a trailing slash. */
  readonly path: string;
  readonly methods: Readonly<Record<string, HubMethod>>;
  /** Checked on every request that carries an `Origin`; browsers always send one where another site could abuse it. */
  readonly allowedOrigins: readonly string[] | ((origin: string) => boolean);
  readonly limits?: Partial<HubLimits>;
  readonly log: HubLog;
  readonly onConnected?: (connection: HubConnectionInfo) => unknown;
  /** `reason` is absent when the client said goodbye. */
  readonly onDisconnected?: (connection: HubConnectionInfo, reason: string | undefined) => unknown;
  /** Asked on negotiate and on every transport request. Without it everybody is anonymous. */
  readonly identify?: (visitor: HubVisitor) => HubIdentity | Promise<HubIdentity>;
  /** The client's address behind a proxy; the peer of the socket when absent. */
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly clock?: HubClock;
  /** Without it a connection token is known to the replica that gave it, and to no other. */
  readonly places?: HubPlaces;
}

export interface ResolvedOptions extends HubServerOptions {
  readonly limits: HubLimits;
  readonly clock: HubClock;
}

export function resolveOptions(options: HubServerOptions): ResolvedOptions {
  return { ...options, limits: { ...defaultLimits, ...options.limits }, clock: options.clock ?? systemClock };
}
