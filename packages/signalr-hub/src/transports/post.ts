import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../server/answer.ts';
import type { Hub } from '../server/hub.ts';
import { roomInQueue } from '../server/invocation-queue.ts';
import { receive } from '../server/receive.ts';
import type { Connection, PostOrder } from '../server/records.ts';

/** More than this many POSTs of one connection at once is no client of ours. */
const maxWaitingPosts = 8;

type Body = { readonly bytes: Buffer } | 'too-large' | 'aborted';

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return 'too-large';
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      length += bytes.length;
      if (length > maxBytes) return 'too-large';
      chunks.push(bytes);
    }
  } catch {
    return 'aborted';
  }
  return { bytes: Buffer.concat(chunks) };
}

async function takePost(
  hub: Hub,
  connection: Connection,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, hub.options.limits.maxTransferBytes);
  if (body === 'aborted') return;
  if (body === 'too-large') {
    answer(response, 413, 'The message is too large.', { connection: 'close' });
    return;
  }
  if (connection.endedAt !== undefined) {
    answer(response, 404, 'No Connection with that ID');
    return;
  }
  if (body.bytes.length > 0) receive(hub, connection, body.bytes);
  await roomInQueue(hub, connection);
  answer(response, 200);
}

/** Takes one POST after the other; each is answered when there is room for the next. */
export async function acceptPost(
  hub: Hub,
  connection: Connection,
  posts: PostOrder,
  request: IncomingMessage,
  response: ServerResponse,
  admits: () => Promise<boolean>,
): Promise<void> {
  if (posts.waiting >= maxWaitingPosts) {
    answer(response, 429, 'Too many requests.', { 'retry-after': '1', connection: 'close' });
    return;
  }
  posts.waiting += 1;
  const before = posts.last;
  const done = Promise.withResolvers<void>();
  posts.last = done.promise;
  try {
    await before;
    if (await admits()) await takePost(hub, connection, request, response);
  } finally {
    posts.waiting -= 1;
    done.resolve();
  }
}
