import { describe, expect, it } from 'vitest';
import { sharp } from './picture-library.ts';

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e6b45' } });
const read = [
  ['jpeg', await plain.clone().jpeg().toBuffer()],
  ['png', await plain.clone().png().toBuffer()],
  ['webp', await plain.clone().webp().toBuffer()],
  ['heif', await plain.clone().avif().toBuffer()],
] as const;
const notRead = [
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a TIFF', await plain.clone().tiff().toBuffer()],
] as const;

describe('the library for pictures', () => {
  it.each(read)('reads %s', async (format, bytes) => {
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 8, height: 8 });
  });

  it.each(notRead)('does not read %s', async (_, bytes) => {
    await expect(sharp(bytes).metadata()).rejects.toThrow();
  });
});
