import type { AuthoredContent, Picture } from '@portal/contracts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { aPage } from '../testing/a-page.ts';
import { startContent } from '../testing/content-test-app.ts';

const { db } = await createTestDatabase();
const { call, asEditor, draft, publish, auditOf, userId } = await startContent(db);

/** A photograph as a phone takes it: lying on its side, and telling where it was taken. */
async function photograph(width = 1600, height = 1200, orientation = 6): Promise<Buffer> {
  const noise = Buffer.from(Uint8Array.from({ length: 30 }, (_, index) => (index * 53) % 256));
  return sharp(noise, { raw: { width: 5, height: 2, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '10/1 31/1 0/1' } })
    .withMetadata({ orientation })
    .toBuffer();
}
async function upload(data: Buffer, fileName = 'market.jpg', as: 'SuperAdmin' | 'Admin' = 'SuperAdmin') {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(data)]), fileName);
  const request = new Request('http://form.test', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return call('POST', '/pictures', { as, headers, body: Buffer.from(await request.arrayBuffer()) });
}
const count = async () => (await db.$client.query('select from content_pictures')).rowCount;

const half = (await photograph()).subarray(0, 2000);
const thumbnail = await photograph(200, 100, 1);

describe('an uploaded picture', () => {
  it('stands upright, in a few widths and formats, without what it told about its place', async () => {
    const file = await photograph();
    const answer = await upload(file);
    expect(answer.statusCode).toBe(200);
    const picture: Picture = answer.json();
    expect(picture).toMatchObject({ width: 1200, height: 1600, widths: [320, 640, 1200], fileName: 'market.jpg' });
    expect(await auditOf(`picture:${picture.id}`)).toEqual([
      { actor: `user:${userId}`, action: 'content.picture-added', detail: { fileName: 'market.jpg' } },
    ]);

    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const response = await call('GET', `/pictures/${picture.id}/640.${format}`);
      expect(response.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const made = await sharp(response.rawPayload).metadata();
      expect(made).toMatchObject({ width: 640, height: 853, format: format === 'avif' ? 'heif' : format });
      expect(made.exif).toBeUndefined();
    }
    expect((await call('GET', `/pictures/${picture.id}/641.webp`)).statusCode).toBe(404);
    expect((await call('GET', `/pictures/${picture.id}/640.svg`)).statusCode).toBe(422);

    const again = await upload(file, 'the same.jpg');
    expect(again.json().id).toBe(picture.id);
  });

  it.each(['png', 'webp', 'avif'] as const)('may be %s as well', async (format) => {
    const { data, info } = await sharp(await photograph(800, 600, 1))
      .toFormat(format)
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(800);
    const answer = await upload(data, `market.${format}`);
    expect([answer.statusCode, answer.json().width]).toEqual([200, 800]);
  });

  it.each([
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'content.picture-unreadable',
    ],
    [
      'a page with the name of a picture',
      Buffer.from('<html><body>market.jpg</body></html>'),
      'content.picture-unreadable',
    ],
    ['half a picture', half, 'content.picture-unreadable'],
    ['a thumbnail', thumbnail, 'content.picture-too-small'],
  ])('%s is refused, and nothing is stored', async (_, file, code) => {
    const before = await count();
    const refused = await upload(file);
    expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
    expect(await count()).toBe(before);
  });

  it('comes from somebody who may', async () => {
    expect((await upload(await photograph(400, 300, 1), 'x.jpg', 'Admin')).statusCode).toBe(403);
    expect((await call('POST', '/pictures', { as: 'SuperAdmin', body: { file: 'x' } })).statusCode).toBe(415);
  });
});

it('a page shows its pictures with their alternative texts; the gallery shows the newest first', async () => {
  const { id, width, height, widths } = (await upload(await photograph(800, 600, 1), 'b.jpg')).json();
  const picture = { id, width, height, widths };
  const alt = { en: 'A market', ha: 'Kasuwa' };
  await publish(await draft('/pictured', aPage('Pictured', [{ kind: 'image', image: id, alt }, { kind: 'gallery' }])));
  for (const takenOn of ['2026-01-02', '2026-03-04']) {
    const content: AuthoredContent = {
      kind: 'gallery',
      image: id,
      alt,
      caption: { en: takenOn, ha: takenOn },
      takenOn,
    };
    await publish(await draft(`market-${takenOn}`, content));
  }

  const { blocks } = (await call('GET', '/pages?path=/pictured', { language: 'ha' })).json();

  expect(blocks[0]).toEqual({ kind: 'image', picture, alt: 'Kasuwa' });
  expect(blocks[1].items).toEqual([
    { picture, alt: 'Kasuwa', caption: '2026-03-04', takenOn: '2026-03-04' },
    { picture, alt: 'Kasuwa', caption: '2026-01-02', takenOn: '2026-01-02' },
  ]);
  expect((await asEditor('GET', '/pictures')).data.map(({ fileName }: { fileName: string }) => fileName)).toContain(
    'b.jpg',
  );
});
