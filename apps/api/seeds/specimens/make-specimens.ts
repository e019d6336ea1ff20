import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language, OpenBill } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { renderBillDocument } from '../../src/modules/ground/papers/documents/render-bill-document.ts';
import { sharp } from '../../src/platform/pictures/picture-library.ts';
import { specimenBill, specimenOrigin, specimenReceipt } from './specimen-bill.ts';

/**
 * `pnpm --filter @portal/api make-specimens`: draws the pictures of the gallery anew, with the renderer that draws the papers. Needs
 * poppler's pdftocairo. A picture that changed has a new id, so that browsers ask for it.
 */
interface Specimen {
  readonly name: string;
  readonly paper: OpenBill;
  readonly format: 'a4' | 'slip';
  readonly language: Language;
  /** The part that is shown, in points from the top left; a quarter wider than high, as the gallery shows pictures. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const specimens: readonly Specimen[] = [
  { name: 'bill', paper: specimenBill('en'), format: 'a4', language: 'en', left: 0, top: 0, width: 595 },
  { name: 'bill-code', paper: specimenBill('en'), format: 'a4', language: 'en', left: 40, top: 452, width: 515 },
  { name: 'receipt', paper: specimenReceipt('en'), format: 'a4', language: 'en', left: 0, top: 0, width: 595 },
  { name: 'receipt-code', paper: specimenReceipt('en'), format: 'a4', language: 'en', left: 35, top: 448, width: 525 },
  { name: 'bill-in-hausa', paper: specimenBill('ha'), format: 'a4', language: 'ha', left: 0, top: 0, width: 595 },
  { name: 'slip-in-hausa', paper: specimenReceipt('ha'), format: 'slip', language: 'ha', left: 0, top: 68, width: 226 },
];

/** Fine enough for a phone's screen; more would only cost the first start time. */
const pictureWidth = 960;
const pictureHeight = (pictureWidth * 3) / 4;
const pointsPerInch = 72;
/** Flat colours and grey edges: more would only make the file larger. */
const colours = 32;
const printedAt = new Date('2026-11-21T10:00:00Z');
const require = createRequire(import.meta.url);

for (const specimen of specimens) {
  const { name, paper, format, language } = specimen;
  const issuer = {
    name: 'Kaduna State Internal Revenue Service',
    address: 'Kaduna State',
    portalOrigin: specimenOrigin,
    demonstration: true,
  };
  const pdf = await renderBillDocument(paper, { format, language, issuer, printedAt });
  const picture = await sharp(drawn(pdf, specimen))
    .composite([{ input: drawn(await mark(), { left: 0, top: 0, width: pictureWidth }, ['-transp']) }])
    .png({ palette: true, colours, effort: 10 })
    .toBuffer();
  writeFileSync(new URL(`./${name}.png`, import.meta.url), picture);
  console.log(`${name}: ${picture.length} bytes`);
}

/** One part of the first page as a PNG. */
function drawn(
  pdf: Uint8Array,
  { left, top, width }: Pick<Specimen, 'left' | 'top' | 'width'>,
  more: readonly string[] = [],
): Buffer {
  const pixelsPerPoint = pictureWidth / width;
  const numbers = {
    r: pixelsPerPoint * pointsPerInch,
    x: Math.round(left * pixelsPerPoint),
    y: Math.round(top * pixelsPerPoint),
    W: pictureWidth,
    H: pictureHeight,
  };
  const options = Object.entries(numbers).flatMap(([option, value]) => [`-${option}`, String(value)]);
  const { stdout, stderr, error } = spawnSync('pdftocairo', ['-png', '-singlefile', ...more, ...options, '-', '-'], {
    input: pdf,
    maxBuffer: 50_000_000,
  });
  if (error ?? stdout.length === 0) throw new Error(`pdftocairo: ${error?.message ?? stderr.toString()}`);
  return stdout;
}

/** The words that no paper in use carries, across the whole picture. */
function mark(): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: [pictureWidth, pictureHeight], margin: 0 });
  const [x, y] = [pictureWidth / 2, pictureHeight / 2];
  pdf.registerFont('mark', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));
  pdf.rotate(-30, { origin: [x, y] });
  pdf.font('mark').fontSize(90).fillColor('#B42318', 0.2);
  pdf.text('SPECIMEN · SAMFURI', x - 600, y - 52, { width: 1200, align: 'center', lineBreak: false });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
