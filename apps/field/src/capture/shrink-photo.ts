import { photoBytesMost } from '@portal/contracts';

/** A side, and how well it is drawn: the first pair that is small enough is kept. */
const tries = [
  [1280, 0.7],
  [1280, 0.5],
  [1024, 0.5],
  [800, 0.5],
  [640, 0.4],
] as const;

/**
 * Draws a photo anew, upright and small. What came along with its file (place, time, phone) is not drawn. Undefined where the file
 * is no picture that this phone can open, or stays too large.
 */
export async function shrinkPhoto(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const [longest, quality] of tries) {
      const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (drawn && drawn.size <= photoBytesMost) return new Uint8Array(await drawn.arrayBuffer());
    }
    return undefined;
  } finally {
    picture.close();
  }
}
