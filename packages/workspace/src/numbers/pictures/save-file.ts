/** Twice the size, so that it is sharp on a slide. */
const pixelsPerUnit = 2;

/** Hands the visitor a file. */
export function saveText(text: string, name: string, type: string): void {
  hand(new Blob([text], { type }), name);
}

function hand(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName(name);
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}.,()' -]+/gu, ' ').trim();
}

/** Hands the visitor a drawing as it is, or as pixels. */
export async function savePicture(svg: string, title: string, format: 'svg' | 'png'): Promise<void> {
  const blob = new Blob([svg], { type: 'image/svg+xml' });
  if (format === 'svg') return hand(blob, `${title}.svg`);
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * pixelsPerUnit;
    canvas.height = image.naturalHeight * pixelsPerUnit;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png) hand(png, `${title}.png`);
  } finally {
    URL.revokeObjectURL(url);
  }
}
