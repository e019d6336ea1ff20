import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const plain = { create: { width: 60, height: 40, channels: 3, background: { r: 200, g: 30, b: 30 } } } as const;
const jpeg = await sharp(plain).jpeg().toBuffer();
const png = await sharp(plain).png().toBuffer();
const located = await sharp(plain)
  .withExif({
    IFD0: { Make: 'Spy Camera', ImageDescription: '<script>alert(1)</script>' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 26/1 0/1' },
  })
  .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
  .jpeg()
  .toBuffer();

const refusal = (bytes: Buffer) => cleanPicture(bytes).catch(({ code }: { code: string }) => code);

describe('a picture', () => {
  it.each([
    ['image/jpeg', jpeg, 'jpeg'],
    ['image/png', png, 'png'],
  ])('stays what it is: %s', async (contentType, bytes, format) => {
    const clean = await cleanPicture(bytes);
    expect(clean.contentType).toBe(contentType);
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ format, width: 60, height: 40 });
  });

  it('loses where and with what it was taken', async () => {
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const { bytes } = await cleanPicture(located);
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toMatch(/Spy Camera|script|secret|GPS/);
  });

  it('is turned the way it was held', async () => {
    const lying = await sharp(plain).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp((await cleanPicture(lying)).bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it('loses whatever was hidden behind or inside it', async () => {
    const archive = Buffer.from('PK\u0003\u0004 hidden archive <script>alert(1)</script>');
    for (const polyglot of [Buffer.concat([jpeg, archive]), Buffer.concat([png, archive])]) {
      expect((await cleanPicture(polyglot)).bytes.toString('latin1')).not.toMatch(/hidden archive|script/);
    }
  });

  it('is made smaller when it is larger than anybody needs', async () => {
    const large = await sharp({ create: { ...plain.create, width: 5200, height: 2600 } })
      .jpeg()
      .toBuffer();
    expect(await sharp((await cleanPicture(large)).bytes).metadata()).toMatchObject({ width: 2600, height: 1300 });
  });
});

const webp = await sharp(plain).webp().toBuffer();
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

describe('no picture', () => {
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an SVG after the beginning of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from('<svg/>')])],
    ['a GIF', gif],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a WebP', webp],
    ['half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ['half a PNG', png.subarray(0, Math.floor(png.length / 2))],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(1000)],
  ])('is %s', async (_what, bytes) => {
    expect(await refusal(bytes)).toBe('document.not-an-image');
  });

  it('is a small file of too many pixels', async () => {
    const bomb = await sharp({ create: { ...plain.create, width: 12_000, height: 5_000 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bomb)).toBe('document.not-an-image');
  });
});
