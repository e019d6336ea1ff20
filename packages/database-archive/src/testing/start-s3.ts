import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Fewer than an archive holds, so that every list has further pages. */
const keysOnPage = 3;

/** As much of S3-compatible storage as an archive uses, in memory: one bucket, signed requests by one key. */
export async function startS3() {
  const objects = new Map<string, { readonly bytes: Buffer; readonly storedAt: string }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(pathname).replace('/bucket/', '');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=archivist/'))
      return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key))
        return void response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      objects.set(key, { bytes: Buffer.concat(chunks), storedAt: new Date().toISOString() });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (searchParams.has('list-type'))
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(pageOf(searchParams));
    const object = objects.get(key);
    if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': object.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : object.bytes);
  });

  function pageOf(asked: URLSearchParams): string {
    const after = asked.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, keysOnPage);
    const hasMore = keys.length > page.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>1</Size><LastModified>${objects.get(key)?.storedAt}</LastModified><ETag>"1"</ETag></Contents>`,
    );
    const next = hasMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${hasMore}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    objects,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
