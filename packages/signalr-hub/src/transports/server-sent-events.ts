import type { ServerResponse } from 'node:http';
import { eventFrameOf } from '../protocol/outgoing.ts';
import { forgetConnection, openConnection } from '../server/connection.ts';
import type { Hub } from '../server/hub.ts';
import type { Reservation, Transport } from '../server/records.ts';

export function acceptEventStream(hub: Hub, response: ServerResponse, reservation: Reservation, address: string): void {
  const transport: Transport = {
    kind: 'server-sent-events',
    write: (message) => {
      if (response.writableEnded || response.destroyed) return 0;
      response.write(eventFrameOf(message));
      return response.writableLength;
    },
    waitingBytes: () => response.writableLength,
    isFull: () => response.writableNeedDrain,
    onceRoom: (tell) => response.once('drain', tell),
    end: () => response.end(),
    drop: () => response.destroy(),
    // The client sends by POST, and a POST is held while its queue is full.
    setPaused: () => undefined,
    posts: { last: Promise.resolve(), waiting: 0 },
  };
  const connection = openConnection(hub, reservation, address, transport);
  response.on('error', (error) => hub.options.log.debug({ connectionId: connection.id, err: error }, 'hub stream'));
  response.on('close', () => forgetConnection(hub, connection, 'the event stream closed'));
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store',
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
  });
  // A comment at once, so that no proxy holds the headers back and the client knows that it is open.
  response.write(':\r\n\r\n');
}
