import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** One answer: a body with status 200, a status with a body, a socket cut in two, or no answer at all. */
export type ScriptedAnswer =
  | string
  | { readonly httpStatus: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | 'hang-up'
  | 'never'
  | ((request: ReceivedRequest) => ScriptedAnswer | Promise<ScriptedAnswer>);

/**
 * A provider at the far end of a real socket that answers from a script: per path fragment a list of answers in
 * order, the last one for ever. It knows nothing of our adapters.
 */
export async function startScriptedProvider() {
  const scripts = new Map<string, ScriptedAnswer[]>();
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    received.push(seen);
    await play(nextAnswer(seen.path), seen, response);
  }

  function nextAnswer(path: string): ScriptedAnswer {
    for (const [fragment, answers] of scripts) {
      if (path.includes(fragment)) return (answers.length > 1 ? answers.shift() : answers[0]) ?? 'hang-up';
    }
    return { httpStatus: 404, body: 'nothing is scripted here' };
  }

  async function play(answer: ScriptedAnswer, seen: ReceivedRequest, response: ServerResponse): Promise<void> {
    if (typeof answer === 'function') return play(await answer(seen), seen, response);
    if (answer === 'never') return;
    if (answer === 'hang-up') {
      response.socket?.destroy();
      return;
    }
    const { httpStatus, body, headers } = typeof answer === 'string' ? { httpStatus: 200, body: answer } : answer;
    response.writeHead(httpStatus, { 'content-type': 'text/plain', ...headers }).end(body);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers(pathFragment: string, ...answers: ScriptedAnswer[]) {
      scripts.set(pathFragment, answers);
    },
    requestsTo: (pathFragment: string) => received.filter(({ path }) => path.includes(pathFragment)),
    forget() {
      scripts.clear();
      received.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;
