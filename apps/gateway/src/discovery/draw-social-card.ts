import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Font, openSync } from 'fontkit';
import { socialCardSize } from './social-card-path.ts';

export interface SocialCard {
  readonly name: string;
  readonly description: string;
  readonly serviceName: string;
  /** Where it leads to, for people who only see the picture. */
  readonly host: string;
}

// Everything the text needs is in the package: the machine's own fonts are another on every server, and may lack ₦, ɓ, ɗ and ƙ.
const require = createRequire(import.meta.url);
const files = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};
type Weight = keyof typeof files;
const fonts = { regular: opened(files.regular), bold: opened(files.bold) };
const family = 'DejaVu Sans Condensed';
const margin = 88;
const ready = initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Paper and ink with one green: the picture that goes with a shared link, as PNG. Runs in a thread of its own. */
export async function drawSocialCard(card: SocialCard): Promise<Uint8Array> {
  await ready;
  const fontBuffers = Object.values(files).map((file) => new Uint8Array(readFileSync(file)));
  const image = new Resvg(drawing(card), { font: { fontBuffers, defaultFontFamily: family } }).render();
  try {
    return image.asPng();
  } finally {
    image.free();
  }
}

interface Line {
  readonly words: string;
  /** Of its baseline, from the top. */
  readonly y: number;
  readonly size: number;
}

const hostTop = socialCardSize.height - 92;
const leadSize = 32;
const leadStep = 44;

/** The title, smaller when it is long, and as much of the description as there is room for above the host's name. */
export function linesOf({ name, description }: Pick<SocialCard, 'name' | 'description'>): {
  readonly title: readonly Line[];
  readonly lead: readonly Line[];
} {
  const room = socialCardSize.width - 2 * margin;
  const isLong = wrapped(name, 'bold', 68, room, 4).length > 2;
  const [size, step, top] = isLong ? [54, 64, 248] : [68, 80, 272];
  const title = wrapped(name, 'bold', size, room, 3);
  const leadTop = top + title.length * step + 4;
  const most = Math.min(3, Math.floor((hostTop - 50 - leadTop) / leadStep) + 1);
  return {
    title: title.map((words, index) => ({ words, y: top + index * step, size })),
    lead: wrapped(description, 'regular', leadSize, room, most).map((words, index) => ({
      words,
      y: leadTop + index * leadStep,
      size: leadSize,
    })),
  };
}

function drawing(card: SocialCard): string {
  const { width, height } = socialCardSize;
  const { title, lead } = linesOf(card);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#F7F5EF"/>
    <rect x="40" y="40" width="${width - 80}" height="${height - 80}" rx="20" fill="#FFFFFF" stroke="#D9DED9" stroke-width="2"/>
    <rect x="40" y="${height - 52}" width="${width - 80}" height="12" fill="#0E6B45"/>
    <g transform="translate(${margin} 92) scale(1.8)">
      <rect width="40" height="40" rx="10" fill="#0E6B45"/><path d="M12 8h16v22l-4-3-4 3-4-3-4 3z" fill="#FFFFFF"/>
      <path d="M15.5 17.5l3.2 3.2 6-6.4" fill="none" stroke="#0E6B45" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
    </g>
    ${text(card.serviceName, margin + 96, 139, 30, '#14231C', 'bold')}
    ${title.map(({ words, y, size }) => text(words, margin, y, size, '#14231C', 'bold')).join('')}
    ${lead.map(({ words, y, size }) => text(words, margin, y, size, '#51625A', 'regular')).join('')}
    ${text(card.host, margin, hostTop, 26, '#0E6B45', 'bold')}
  </svg>`;
}

function text(words: string, x: number, y: number, size: number, fill: string, weight: Weight): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight === 'bold' ? 700 : 400}" fill="${fill}">${escaped}</text>`;
}

/** Cuts a text into lines that fit; what does not fit into the last one ends in an ellipsis. */
function wrapped(words: string, weight: Weight, size: number, room: number, most: number): readonly string[] {
  const fits = (line: string) => widthOf(line, weight, size) <= room;
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1]}…`;
  while (!fits(last)) last = `${last.slice(0, -2).trimEnd()}…`;
  return [...lines.slice(0, most - 1), last];
}

function widthOf(line: string, weight: Weight, size: number): number {
  const font = fonts[weight];
  return (font.layout(line).advanceWidth / font.unitsPerEm) * size;
}

function opened(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds several fonts`);
  return font;
}
