import { type PictureFormat, pictureFormats } from '@portal/contracts';
import type { Sharp } from 'sharp';
import { sharp } from '../../../platform/pictures/picture-library.ts';
import type { PictureFile } from './data/pictures.repository.ts';

export interface MadePicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
}

/** What a phone, a phone with a fine screen, and a desk need. A picture is never made larger than it is. */
const targetWidths = [320, 640, 1280];
const smallestWidth = 320;
/** A small file can unpack to gigabytes. */
const pixelLimit = 40_000_000;
const readableFormats = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Checks what a file really is, turns it upright and makes our own files of it, without its metadata: a photograph
 * tells where it was taken. Says why when it cannot.
 */
export async function makePictureFiles(file: Buffer): Promise<MadePicture | 'unreadable' | 'too-small'> {
  const options = { failOn: 'error', limitInputPixels: pixelLimit } as const;
  try {
    const { format, width, height } = await sharp(file, options).metadata();
    if (!format || !readableFormats.has(format) || width * height > pixelLimit) return 'unreadable';
    // Once for all widths: reading is the expensive part.
    const upright = await sharp(file, options)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: fullWidth, height: fullHeight, channels } = upright.info;
    if (fullWidth < smallestWidth) return 'too-small';
    const raw = { raw: { width: fullWidth, height: fullHeight, channels } };
    const widths = [...new Set(targetWidths.map((target) => Math.min(target, fullWidth)))];
    const files: PictureFile[] = [];
    for (const wanted of widths) {
      const resized = sharp(upright.data, raw).resize({ width: wanted });
      for (const each of pictureFormats) {
        files.push({ width: wanted, format: each, bytes: await encoded(resized.clone(), each) });
      }
    }
    const shown = Math.max(...widths);
    return { width: shown, height: Math.round((fullHeight * shown) / fullWidth), files };
  } catch {
    return 'unreadable';
  }
}

function encoded(image: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 52, effort: 3 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 74 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  }
}
