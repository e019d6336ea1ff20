/** The colours of paper (`numbers.css` has them for both schemes): a picture is for slides and print. */
export const ink = {
  text: '#14231c',
  muted: '#51625a',
  line: '#d9ded9',
  grey: '#77857d',
  empty: '#f1efe7',
  hues: ['#0e6b45', '#2d3f78', '#4f3700', '#6b0a4e', '#368aa6', '#ca7851'],
  steps: ['#f1efe7', '#d7e7de', '#aecdbf', '#7fb19b', '#4a9173', '#0e6b45'],
} as const;

export const pictureWidth = 800;
export const font = 'Roboto, &quot;Segoe UI&quot;, &quot;Helvetica Neue&quot;, Arial, sans-serif';

/** What is drawn below the title, and how high it is. */
export interface Drawn {
  readonly height: number;
  readonly body: string;
}

export function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

interface TextOptions {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
}

export function text(x: number, y: number, words: string, options: TextOptions = {}): string {
  const { size = 13, fill = ink.text, anchor = 'start', weight = 400 } = options;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}">${safe(words)}</text>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(height)}" rx="3" fill="${fill}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Cuts what would run over its place; an em of this font is about half as wide as it is high. */
export function cut(words: string, width: number, size = 13): string {
  const most = Math.floor(width / (size * 0.54));
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
