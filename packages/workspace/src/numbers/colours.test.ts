import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');

const [light = '', dark = '', device = ''] = css.split(/:root[^{]*\{/).slice(1);
const huesOf = (block: string) => [...block.matchAll(/--wn-[1-6]: #([0-9a-f]{6})/g)].map(([, hex = '']) => rgb(hex));
const cards = { light: rgb('ffffff'), dark: rgb('16211c') };

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const part = (from: number) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function contrast([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb): number {
  const one = 0.2126 * r1 + 0.7152 * g1 + 0.0722 * b1;
  const other = 0.2126 * r2 + 0.7152 * g2 + 0.0722 * b2;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const sights: Readonly<Record<string, readonly (readonly number[])[]>> = {
  plain: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(colour: Rgb, sight: readonly (readonly number[])[]): Rgb {
  const [r = 0, g = 0, b = 0] = sight.map((row) =>
    Math.max(
      0,
      row.reduce((sum, factor, index) => sum + factor * (colour[index] ?? 0), 0),
    ),
  );
  return [r, g, b];
}

function oklab([r, g, b]: Rgb): readonly number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe.each([
  ['light', light, cards.light],
  ['dark', dark, cards.dark],
] as const)('the six hues of charts, %s', (_, block, card) => {
  const hues = huesOf(block);

  it('stand off the card by 3:1', () => {
    expect(hues).toHaveLength(6);
    for (const hue of hues) expect(contrast(hue, card)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(sights))('stay apart in %s sight', (sight) => {
    const labs = hues.map((hue) => oklab(seen(hue, sights[sight] ?? [])));
    const apart = labs.flatMap((one, index) =>
      labs.slice(index + 1).map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
    );
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(0.079);
  });
});

it('are the same dark by choice and by device', () => expect(huesOf(device)).toEqual(huesOf(dark)));
