import { BusinessError } from '../../../platform/http/business-error.ts';
import { sharp } from '../../../platform/pictures/picture-library.ts';

const side = 256;
const mostPixels = 50_000_000;
const jpegQuality = 82;
/** Of all that the library can read, a stranger’s bytes may reach these two alone. */
const beginnings = [Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from([0xff, 0xd8, 0xff])];

/** The middle of a picture, drawn anew: upright, small, without place, camera or any other bytes that came along. */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (!beginnings.some((first) => bytes.subarray(0, first.length).equals(first))) {
    throw new BusinessError('document.not-an-image');
  }
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .toColourspace('srgb')
      .flatten({ background: 'white' })
      .jpeg({ quality: jpegQuality })
      .toBuffer();
  } catch (cause) {
    throw new BusinessError('document.not-an-image', { cause });
  }
}
