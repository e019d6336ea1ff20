import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8');

function tokensBelow(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No ${selector} in tokens.css`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--ui-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const light = tokensBelow(':root');
const dark = tokensBelow(':root[data-mantine-color-scheme="dark"]');
const darkOfTheDevice = tokensBelow(':root:not([data-mantine-color-scheme])');

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: ReadonlyMap<string, string>, front: string, back: string): number {
  const [bright = 0, dim = 0] = [front, back]
    .map((name) => {
      const value = tokens.get(name);
      if (!value?.startsWith('#')) throw new Error(`--ui-${name} is not a hex colour`);
      return luminance(value);
    })
    .sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['ground', 'card', 'sunken'];
const textPairs: readonly (readonly [string, string])[] = [
  ...['ink', 'muted', 'primary', 'primary-hover', 'warning', 'danger', 'info', 'placeholder'].flatMap((front) =>
    grounds.map((back) => [front, back] as const),
  ),
  ...['good', 'warning', 'danger', 'info', 'neutral'].map((tone) => [`${tone}-ink`, `${tone}-tint`] as const),
  ...['good', 'warning', 'danger', 'info', 'neutral'].map((tone) => ['ink', `${tone}-tint`] as const),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['disabled-ink', 'disabled'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('colours of the %s scheme', (_, tokens) => {
  it.each(textPairs)('%s can be read on %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('the border of a control can be seen on %s', (back) => {
    expect(contrast(tokens, 'control-line', back)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('are the same in the chosen dark scheme and in the dark scheme of the device', () => {
    expect(darkOfTheDevice).toEqual(dark);
  });

  it('have a dark value for every light one', () => {
    expect([...dark.keys()]).toEqual([...light.keys()]);
  });

  it('define every variable that the Mantine styles we ship read', () => {
    const sheets = ['../styles.css', '../overlays/overlays.css', '../forms/forms.css'].flatMap((path) => [
      ...readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8').matchAll(/"(@mantine[^"]+)"/g),
    ]);
    const read = sheets.flatMap(([, file = '']) => [
      ...readFileSync(require.resolve(file), 'utf8').matchAll(/var\((--mantine-[\w-]+)\s*\)/g),
    ]);
    const missing = read.map(([, name = '']) => name).filter((name) => !css.includes(`${name}:`));

    expect(sheets.length).toBeGreaterThan(10);
    expect([...new Set(missing)]).toEqual([]);
  });
});
