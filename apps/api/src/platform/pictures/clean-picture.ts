import { BusinessError } from '../http/business-error.ts';
import { sharp } from './picture-library.ts';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg';
}

/** A photograph of a document stays readable, and a bomb of pixels does not come in. */
const longestSide = 2600;
const mostPixels = 50_000_000;
const jpegQuality = 85;

/** Of all that the library can read, a stranger’s bytes may reach these two alone. */
const beginnings = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
} as const;

/**
 * A new picture of the same pixels: upright, without place, camera or any other bytes that came along. What the file is
 * called or says it is does not matter. Throws `document.not-an-image` for what is no whole PNG or JPEG.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  const contentType = (['image/png', 'image/jpeg'] as const).find((type) =>
    bytes.subarray(0, beginnings[type].length).equals(beginnings[type]),
  );
  if (!contentType) throw new BusinessError('document.not-an-image');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded =
    contentType === 'image/png'
      ? picture.png()
      : picture.flatten({ background: 'white' }).jpeg({ quality: jpegQuality });
  try {
    return { bytes: await encoded.toBuffer(), contentType };
  } catch (cause) {
    throw new BusinessError('document.not-an-image', { cause });
  }
}
