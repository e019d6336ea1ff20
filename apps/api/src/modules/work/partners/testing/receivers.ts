import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll } from 'vitest';
import type { EgressOptions } from '../../../../platform/egress/create-egress.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: Parameters<RequestListener>[1], message: Received) => void;

/** Servers of partners: by their name at the end of the way out, which takes each for a public one until it is said otherwise. */
export async function startReceivers() {
  const addresses = new Map<string, string[]>();
  const answers = new Map<string, Answer>();
  const received = new Map<string, Received[]>();
  const server = createServer(async (request, response) => {
    const name = request.headers.host ?? '';
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const message = { headers: request.headers, body: Buffer.concat(pieces).toString('utf8') };
    received.set(name, [...(received.get(name) ?? []), message]);
    answers.get(name)?.(response, message);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const egress: EgressOptions = {
    resolve: async (name) => (addresses.get(name) ?? []).map((address) => ({ address, family: 4 })),
    connect: async () => connect(port, '127.0.0.1'),
    timeoutMs: 1_500,
  };
  return {
    egress,
    /** From now on it answers like this. */
    answer(name: string, answer: Answer | number): void {
      if (!addresses.has(name)) addresses.set(name, ['1.1.1.1']);
      answers.set(name, typeof answer === 'number' ? (response) => void response.writeHead(answer).end() : answer);
    },
    lead(name: string, to: readonly string[]): void {
      addresses.set(name, [...to]);
    },
    got: (name: string): readonly Received[] => received.get(name) ?? [],
  };
}
