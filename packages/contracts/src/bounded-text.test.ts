import { expect, it } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { everyEndpoint } from './every-endpoint.ts';

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly enum?: unknown;
  readonly const?: unknown;
}

const shortFormats = ['uuid', 'date', 'date-time'];

/** Texts of a body that may be as long as the body. `*`, `+` and `{3,}` are what lets a pattern go on. */
function endlessTexts(shape: unknown, place: string): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const { type, format = '', pattern, maxLength, enum: choices, const: constant } = shape as Shape;
  const endsByPattern = pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, 'x'));
  const ends =
    type !== 'string' ||
    maxLength !== undefined ||
    choices !== undefined ||
    constant !== undefined ||
    shortFormats.includes(format) ||
    endsByPattern;
  return [
    ...(ends ? [] : [place]),
    ...Object.entries(shape).flatMap(([name, part]) => endlessTexts(part, `${place}.${name}`)),
  ];
}

it('every text of a body ends: by a longest length, or by a pattern that goes on for so many characters only', () => {
  const bodies = everyEndpoint.flatMap(({ method, path, body }) =>
    body ? [{ place: `${method} ${path}`, shape: toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) }] : [],
  );
  expect(bodies.length).toBeGreaterThan(40);
  expect(bodies.flatMap(({ place, shape }) => endlessTexts(shape, place))).toEqual([]);
});
