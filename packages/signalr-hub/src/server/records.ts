import type { ServerResponse } from 'node:http';
import type { Conversation } from '../protocol/conversation.ts';
import type { Invocation } from '../protocol/hub-message.ts';
import type { Outgoing } from '../protocol/outgoing.ts';
import type { Allowance } from './rate-limiter.ts';

type TransportKind = 'web-sockets' | 'server-sent-events' | 'long-polling';

/** POSTs of one client may overlap; they are taken in the order they came. */
export interface PostOrder {
  last: Promise<void>;
  waiting: number;
}

/** What a connection needs of the wire under it. */
export interface Transport {
  readonly kind: TransportKind;
  /** Hands a message to the wire and returns how many bytes now wait to be taken by the client. */
  readonly write: (message: Outgoing) => number;
  readonly waitingBytes: () => number;
  /** Enough waits: whoever can wait writes no more until `onceRoom` calls back. One waits at a time. */
  readonly isFull: () => boolean;
  readonly onceRoom: (tell: () => void) => void;
  /** Ends after what was written. */
  readonly end: () => void;
  /** Ends now. */
  readonly drop: () => void;
  readonly setPaused: (paused: boolean) => void;
  /** Where the client sends by POST. */
  readonly posts?: PostOrder;
  readonly poller?: Poller;
}

/** Long polling has a wire only while a poll is held, so it keeps time itself. */
interface Poller {
  readonly poll: (response: ServerResponse) => void;
  readonly tick: (now: number) => void;
}

/** One client. A plain record without timers or callbacks of its own: ten thousand of these are kept. */
export interface Connection extends Conversation {
  readonly id: string;
  readonly token: string;
  readonly userId: string | undefined;
  readonly address: string;
  readonly transport: Transport;
  readonly allowance: Allowance;
  /** Calls that may still be refused before the connection ends; only of a client that was refused one. */
  refusals: Allowance | undefined;
  /** Until the handshake: when the connection was opened. */
  lastReceivedAt: number;
  lastSentAt: number;
  endedAt: number | undefined;
  /** The handshake was accepted, so the application knows this connection. */
  isGreeted: boolean;
  isPaused: boolean;
  running: Invocation | undefined;
  queue: Invocation[] | undefined;
  groups: string[] | undefined;
  /** Who waits until the queue has room again. */
  waiters: (() => void)[] | undefined;
  backlog: Backlog | undefined;
  /** Settled when the wire takes more again, or the connection has ended. */
  room: PromiseWithResolvers<void> | undefined;
}

/** A place kept between negotiate and the first transport request. */
export interface Reservation {
  readonly id: string;
  readonly token: string;
  readonly userId: string | undefined;
  /** Whose place it is, with all its neighbours. */
  readonly network: string;
  readonly madeAt: number;
}

/** What waited for a client at a moment. Only a connection for which much waits has one. */
interface Backlog {
  readonly since: number;
  /** What came to wait since then; whatever else waits now waited then. */
  added: number;
}
