/** A document is readable well below this; a phone's photograph is several times as large. */
const longestSidePx = 2400;
const smallEnoughBytes = 1_000_000;
const quality = 0.85;

/**
 * A photograph made smaller on the device, so that handing it in costs little data. It also leaves behind where it was taken.
 * What cannot be read, or is small already, goes as it is: the server decides.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallEnoughBytes || !('createImageBitmap' in globalThis)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
