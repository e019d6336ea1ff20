import type { ServerResponse } from 'node:http';
import { forgetConnection, openConnection } from '../server/connection.ts';
import type { Hub } from '../server/hub.ts';
import type { Connection, Reservation, Transport } from '../server/records.ts';

interface Mailbox {
  records: string[];
  bytes: number;
  poll: ServerResponse | undefined;
  /** The answer that is on its way to the client. */
  delivery: ServerResponse | undefined;
  /** When the poll began, or the last one ended. */
  since: number;
  isEnded: boolean;
  onRoom: (() => void) | undefined;
}

function put(mailbox: Mailbox, records: readonly string[]): void {
  mailbox.bytes += records.reduce((sum, record) => sum + Buffer.byteLength(record), 0);
}

function deliver(hub: Hub, mailbox: Mailbox, poll: ServerResponse): void {
  const { records, onRoom } = mailbox;
  const body = records.join('');
  mailbox.records = [];
  mailbox.bytes = 0;
  mailbox.poll = undefined;
  mailbox.delivery = poll;
  mailbox.since = hub.options.clock.now();
  mailbox.onRoom = undefined;
  poll.once('close', () => {
    mailbox.since = hub.options.clock.now();
    if (mailbox.delivery === poll) mailbox.delivery = undefined;
    if (poll.writableFinished) return;
    // The client went away before it had all of it.
    mailbox.records.unshift(...records);
    put(mailbox, records);
  });
  poll.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  poll.end(body);
  onRoom?.();
}

/** "No more": the answer that ends polling. */
function sayNoMore(poll: ServerResponse): void {
  poll.writeHead(204, { 'cache-control': 'no-store' });
  poll.end();
}

function takePoll(hub: Hub, connection: Connection, mailbox: Mailbox, poll: ServerResponse): void {
  const replaced = mailbox.poll;
  mailbox.poll = undefined;
  if (replaced !== undefined) sayNoMore(replaced);
  if (mailbox.records.length > 0) {
    deliver(hub, mailbox, poll);
    return;
  }
  if (mailbox.isEnded) {
    sayNoMore(poll);
    forgetConnection(hub, connection, undefined);
    return;
  }
  mailbox.poll = poll;
  mailbox.since = hub.options.clock.now();
  poll.on('close', () => {
    if (mailbox.poll !== poll) return;
    mailbox.poll = undefined;
    mailbox.since = hub.options.clock.now();
  });
}

function endPolling(hub: Hub, connection: Connection, mailbox: Mailbox): void {
  mailbox.isEnded = true;
  const { poll } = mailbox;
  if (poll === undefined) return;
  mailbox.poll = undefined;
  sayNoMore(poll);
  forgetConnection(hub, connection, undefined);
}

function dropPolling(hub: Hub, connection: Connection, mailbox: Mailbox): void {
  mailbox.records = [];
  mailbox.bytes = 0;
  endPolling(hub, connection, mailbox);
  forgetConnection(hub, connection, 'dropped');
}

function keepTime(hub: Hub, connection: Connection, mailbox: Mailbox, now: number): void {
  const { pollHoldMs, pollGapMs } = hub.options.limits;
  if (mailbox.poll !== undefined) {
    if (now - mailbox.since >= pollHoldMs) deliver(hub, mailbox, mailbox.poll);
    return;
  }
  // Who still reads the last answer cannot ask for the next.
  const gapMs = mailbox.delivery === undefined ? pollGapMs : pollHoldMs;
  if (now - mailbox.since >= gapMs) forgetConnection(hub, connection, 'stopped polling');
}

/** The first poll only opens the connection: it is answered at once, with nothing. */
export function acceptFirstPoll(hub: Hub, poll: ServerResponse, reservation: Reservation, address: string): void {
  const mailbox: Mailbox = {
    records: [],
    bytes: 0,
    poll: undefined,
    delivery: undefined,
    since: hub.options.clock.now(),
    isEnded: false,
    onRoom: undefined,
  };
  const transport: Transport = {
    kind: 'long-polling',
    write: (message) => {
      mailbox.records.push(message.record);
      put(mailbox, [message.record]);
      if (mailbox.poll !== undefined) deliver(hub, mailbox, mailbox.poll);
      return mailbox.bytes;
    },
    waitingBytes: () => mailbox.bytes,
    isFull: () => mailbox.bytes > hub.options.limits.maxBufferedBytes,
    onceRoom: (tell) => {
      mailbox.onRoom = tell;
    },
    end: () => endPolling(hub, connection, mailbox),
    drop: () => dropPolling(hub, connection, mailbox),
    setPaused: () => undefined,
    posts: { last: Promise.resolve(), waiting: 0 },
    poller: {
      poll: (response) => takePoll(hub, connection, mailbox, response),
      tick: (at) => keepTime(hub, connection, mailbox, at),
    },
  };
  const connection = openConnection(hub, reservation, address, transport);
  deliver(hub, mailbox, poll);
}
