import { createRequire } from 'node:module';
import { openSync, type Font as ParsedFont } from 'fontkit';
import type PDFDocument from 'pdfkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is parsed already; the library takes it, its published types do not say so. */
      registerFont(name: string, font: ParsedFont): this;
    }
  }
}

export type Pdf = InstanceType<typeof PDFDocument>;

/** The light colours of the portal; every one of them stays distinct when printed in black and white. */
export const ink = {
  text: '#14231C',
  muted: '#51625A',
  line: '#D9DED9',
  ground: '#F7F5EF',
  green: '#0E6B45',
  red: '#B42318',
  white: '#FFFFFF',
} as const;

const require = createRequire(import.meta.url);

/** DejaVu has ₦ and the hooked letters ɓ ɗ ƙ ƴ, and figures of one width. */
const fonts = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  mono: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
} as const;
type Font = keyof typeof fonts;

/** Parsing takes longer than drawing a bill: each thread does it once. */
let parsed: ReadonlyMap<string, ParsedFont> | undefined;

export function registerFonts(pdf: Pdf): void {
  parsed ??= new Map(Object.entries(fonts).map(([name, file]) => [name, parse(file)]));
  for (const [name, font] of parsed) pdf.registerFont(name, font);
}

function parse(file: string): ParsedFont {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds several fonts`);
  return font;
}

export interface TextStyle {
  readonly font?: Font;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
  readonly spacing?: number;
}

/** Writes text in a box `width` wide and answers the height it took. */
export function write(pdf: Pdf, text: string, x: number, y: number, width: number, style: TextStyle): number {
  const height = heightOf(pdf, text, width, style);
  pdf.fillColor(style.colour ?? ink.text).text(text, x, y, optionsOf(width, style));
  return height;
}

/** Sets the font as well. */
export function heightOf(pdf: Pdf, text: string, width: number, style: TextStyle): number {
  pdf.font(style.font ?? 'regular').fontSize(style.size);
  return pdf.heightOfString(text, optionsOf(width, style));
}

function optionsOf(width: number, { align = 'left', lineGap = 1.5, spacing }: TextStyle) {
  return { width, align, lineGap, ...(spacing !== undefined && { characterSpacing: spacing }) };
}

export function hairline(
  pdf: Pdf,
  x: number,
  y: number,
  width: number,
  colour: string = ink.line,
  thickness = 0.75,
): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke();
}

/** A naira amount whose sign is lighter than its digits. Right-aligned when `align` says so. */
export function writeAmount(
  pdf: Pdf,
  digits: string,
  x: number,
  y: number,
  width: number,
  { size, align = 'left' }: { readonly size: number; readonly align?: 'left' | 'right' },
): void {
  const signWidth = pdf.font('regular').fontSize(size).widthOfString('₦');
  const digitsWidth = pdf.font('bold').fontSize(size).widthOfString(digits);
  const gap = size * 0.12;
  const start = align === 'right' ? x + width - signWidth - gap - digitsWidth : x;
  pdf.font('regular').fontSize(size).fillColor(ink.muted).text('₦', start, y, { lineBreak: false });
  pdf
    .font('bold')
    .fontSize(size)
    .fillColor(ink.text)
    .text(digits, start + signWidth + gap, y, { lineBreak: false });
}
