import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolderStore } from './create-folder-store.ts';
import { createS3Store } from './create-s3-store.ts';
import type { ObjectStore } from './object-store.ts';

const dir = await mkdtemp(join(tmpdir(), 'portal-objects-'));

/** As much of S3 as the portal uses: objects by path, signed requests only. */
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
const signatures: string[] = [];
/** Of each PUT. */
const conditions: (string | undefined)[] = [];
let isBroken = false;
/** Somebody else is quicker than whoever looks first. */
let isOverlooked = false;
const s3 = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { authorization = '' } = request.headers;
  signatures.push(authorization);
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
  if (isBroken) return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  if (!authorization.startsWith('AWS4-HMAC-SHA256 Credential=id/'))
    return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  if (request.method === 'PUT') {
    conditions.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '*' && objects.has(path))
      return void response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    objects.set(path, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] });
    return void response.writeHead(200, { etag: '"1"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(path);
    return void response.writeHead(204).end();
  }
  if (path === '/uploads/' && request.url?.includes('list-type=2')) {
    return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(request.url));
  }
  if (request.method === 'HEAD') return void response.writeHead(objects.has(path) && !isOverlooked ? 200 : 404).end();
  const object = objects.get(path);
  if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  response.writeHead(200, { 'content-type': object.type }).end(object.bytes);
});
/** One object a page, so that there is a next one. */
function listing(address: string): string {
  const { searchParams: asked } = new URL(address, 'http://s3');
  const keys = [...objects.keys()]
    .map((path) => path.replace('/uploads/', ''))
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > (asked.get('continuation-token') ?? ''))
    .sort();
  const [key] = keys;
  const contents = key
    ? `<Contents><Key>${key}</Key><Size>7</Size><LastModified>2026-11-20T08:00:00.000Z</LastModified><ETag>"1"</ETag></Contents>`
    : '';
  const next = keys.length > 1 ? `<NextContinuationToken>${key}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > 1}</IsTruncated>${contents}${next}</ListBucketResult>`;
}
await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  s3.close();
  s3.closeAllConnections();
  await rm(dir, { recursive: true });
});
const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}/uploads`;
const stores: [string, ObjectStore][] = [
  ['a folder', createFolderStore(dir)],
  ['S3-compatible storage', createS3Store({ endpoint, region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' })],
];
const picture = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a, 0x80]);

describe.each(stores)('%s', (_name, store) => {
  it('keeps bytes as they are, replaces them, and forgets them', async () => {
    await store.put('agents/a-1/b-2', picture, 'image/jpeg');
    expect(await store.get('agents/a-1/b-2')).toEqual(picture);
    await store.put('agents/a-1/b-2', Buffer.from('new'), 'image/jpeg');
    expect(String(await store.get('agents/a-1/b-2'))).toBe('new');
    await store.remove('agents/a-1/b-2');
    expect(await store.get('agents/a-1/b-2')).toBeUndefined();
    await store.remove('agents/a-1/b-2');
  });

  it('never replaces what lies there when it is to be new', async () => {
    expect(await store.putNew('wal/one', Buffer.from('first'), 'application/octet-stream')).toBe(true);
    isOverlooked = true;
    expect(await store.putNew('wal/one', Buffer.from('second'), 'application/octet-stream')).toBe(false);
    isOverlooked = false;
    expect(await store.putNew('wal/one', Buffer.from('third'), 'application/octet-stream')).toBe(false);
    expect(String(await store.get('wal/one'))).toBe('first');
  });

  it('lists what lies below a key and nothing else, however much it is', async () => {
    const listed = async (below: string) => {
      const keys: string[] = [];
      for await (const { key, storedAt } of store.list(below)) {
        expect(storedAt.getUTCFullYear()).toBeGreaterThan(2024);
        keys.push(key);
      }
      return keys.sort();
    };
    expect(await listed('listed')).toEqual([]);
    for (const key of ['listed/a/1', 'listed/a/2', 'listed/b', 'listed-not/c'])
      await store.put(key, picture, 'image/png');
    expect(await listed('listed')).toEqual(['listed/a/1', 'listed/a/2', 'listed/b']);
    await expect(async () => listed('../etc')).rejects.toThrow('Not a key');
  });

  it.each([
    '../etc/passwd',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    'a\\b',
    'A',
    'a.jpg',
    'a\0b',
    'a/',
    '',
    'con:',
    'x'.repeat(301),
  ])('takes no path for a key: %j', async (key) => {
    await expect(async () => store.put(key, picture, 'image/jpeg')).rejects.toThrow('Not a key');
    await expect(async () => store.get(key)).rejects.toThrow('Not a key');
    await expect(async () => store.remove(key)).rejects.toThrow('Not a key');
  });
});

it('leaves files to their owner alone, and no draft', async () => {
  const [[, folder]] = stores as [[string, ObjectStore]];
  await folder.put('agents/mine', picture, 'image/jpeg');
  expect((await stat(join(dir, 'agents/mine'))).mode & 0o777).toBe(0o600);
  expect((await readdir(join(dir, 'agents'))).filter((name) => name.startsWith('mine'))).toEqual(['mine']);
});

it('lists the whole store', async () => {
  const whole = createFolderStore(join(dir, 'whole'));
  await whole.put('a/one', picture, 'image/png');
  await whole.put('two', picture, 'image/png');
  const keys: string[] = [];
  for await (const { key } of whole.list()) keys.push(key);
  expect(keys.sort()).toEqual(['a/one', 'two']);
});

it('signs what it sends to S3, and says so when it was not taken', async () => {
  const [, [, bucket]] = stores as [unknown, [string, ObjectStore]];
  await bucket.put('agents/signed', picture, 'image/png');
  expect(conditions.pop()).toBeUndefined();
  expect(objects.get('/uploads/agents/signed')).toEqual({ bytes: picture, type: 'image/png' });
  expect(signatures.join()).not.toContain('secret');
  isBroken = true;
  await expect(bucket.put('agents/lost', picture, 'image/png')).rejects.toThrow();
  await expect(bucket.get('agents/signed')).rejects.toThrow();
  isBroken = false;
});
