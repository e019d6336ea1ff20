import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An address that is known before the module that answers there: a signature covers the address people type. */
export async function startFront() {
  let answer: Answer | undefined;
  const server = createServer((request, response) => answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(to: { readonly answer: Answer }) {
      answer = to.answer;
    },
  };
}
