interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** What a camera's picture holds at this moment; undefined when there is no code in it. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** A small picture is read in a few milliseconds on a cheap phone, and a code that is held up fills it. */
const sidePixels = 640;

/** The browser's own reader; where it has none, ours, which is fetched only then. */
export async function createCodeReader(): Promise<ReadCode> {
  const Native = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats().catch((): readonly string[] => []);
  if (Native && formats?.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const scale = Math.min(1, sidePixels / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No code in sight.
      return undefined;
    }
  };
}
