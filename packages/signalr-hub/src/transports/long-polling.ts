import type { ServerResponse } from 'node:http';
import { forgetConnection, openConnection } from '../server/connection.ts';
import type { Connection, Hub, Reservation, Transport } from '../server/hub.ts';

interface Mailbox {
  records: string[];
  bytes: number;
  poll: ServerResponse | undefined;
  /** When the poll began, or the last one ended. */
  since: number;
  isEnded: boolean;
}

function deliver(mailbox: Mailbox, poll: ServerResponse, now: number): void {
  const body = mailbox.records.join('');
  mailbox.records = [];
  mailbox.bytes = 0;
  mailbox.poll = undefined;
  mailbox.since = now;
  poll.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  poll.end(body);
}

/** "No more": the answer that ends polling. */
function sayNoMore(poll: ServerResponse): void {
  poll.writeHead(204, { 'cache-control': 'no-store' });
  poll.end();
}

function takePoll(hub: Hub, connection: Connection, mailbox: Mailbox, poll: ServerResponse): void {
  const now = hub.options.clock.now();
  const replaced = mailbox.poll;
  mailbox.poll = undefined;
  if (replaced !== undefined) sayNoMore(replaced);
  if (mailbox.records.length > 0) {
    deliver(mailbox, poll, now);
    return;
  }
  if (mailbox.isEnded) {
    sayNoMore(poll);
    forgetConnection(hub, connection, undefined);
    return;
  }
  mailbox.poll = poll;
  mailbox.since = now;
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
    if (now - mailbox.since >= pollHoldMs) deliver(mailbox, mailbox.poll, now);
  } else if (now - mailbox.since >= pollGapMs) {
    forgetConnection(hub, connection, 'stopped polling');
  }
}

/** The first poll only opens the connection: it is answered at once, with nothing. */
export function acceptFirstPoll(hub: Hub, poll: ServerResponse, reservation: Reservation, address: string): void {
  const now = hub.options.clock.now();
  const mailbox: Mailbox = { records: [], bytes: 0, poll: undefined, since: now, isEnded: false };
  const transport: Transport = {
    kind: 'long-polling',
    write: (message) => {
      mailbox.records.push(message.record);
      mailbox.bytes += Buffer.byteLength(message.record);
      if (mailbox.poll !== undefined) deliver(mailbox, mailbox.poll, hub.options.clock.now());
      return mailbox.bytes;
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
  deliver(mailbox, poll, now);
}
