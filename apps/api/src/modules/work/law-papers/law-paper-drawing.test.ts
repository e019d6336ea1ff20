import { type Letter, letterSchema } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { createDocumentPress } from '../../ground/papers/index.ts';
import { sampleLetters } from './testing/sample-letters.ts';

const press = createDocumentPress({ log: createLogger({ level: 'silent' }), threads: 1 });
afterAll(() => press.close());

const request = {
  issuer: {
    ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
    ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
  },
  verificationUrl: `https://pay.example.gov.ng/receipt-verification?s=${'a'.repeat(300)}`,
};
const service = { on: '2026-11-27', how: 'by-hand', lastDay: '2026-12-28', billReference: 'KDAD24HS0317PV6K' } as const;
const draw = async (letter: Letter, served: typeof service | null = service) => {
  const paper = { number: 'OBJ-2026-00000001/12', code: 'KN7Q4M2X9TBC', letter, issuedOn: '2026-11-27' };
  const body = await press.printLawPaper({ ...paper, issuedAt: '2026-11-27T08:00:00Z', service: served }, request);
  const text = Buffer.from(body).toString('latin1');
  return { body, text, pages: text.match(/\/Type \/Page\b/g)?.length ?? 0 };
};

/** Those whose lines fill several pages in each language. */
const longPages: Readonly<Record<string, number>> = { assessment: 6, demand: 6, acknowledgement: 6 };

describe.each(Object.entries(sampleLetters(false)))('%s', (kind, letter) => {
  it('is one page of English and one of Hausa, tagged, and says both languages in full', async () => {
    const { text, pages } = await draw(letter);
    expect(pages).toBe(2);
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/StructTreeRoot/);
    expect(text).toContain('(ha-NG)');
    expect(letterSchema.parse(letter)).toEqual(letter);
    for (const { en, ha } of [letter.title, letter.basis, letter.heading, ...letter.toDo]) {
      expect(en.length, kind).toBeGreaterThan(3);
      expect(ha.length, kind).toBeGreaterThan(3);
    }
  });

  it('goes over the page rather than over its slip where names and words are as long as forms take', async () => {
    const long = sampleLetters(true)[kind];
    if (!long) throw new Error('There is a long one of each');
    const { pages } = await draw(long);
    expect(pages).toBeGreaterThanOrEqual(longPages[kind] ?? 2);
    expect(pages).toBeLessThan(12);
  });
});

it('is the same bytes for the same paper; another before its service than after it', async () => {
  const { assessment } = sampleLetters(false);
  if (!assessment) throw new Error('There is a sample of each');
  const [one, two, before] = [await draw(assessment), await draw(assessment), await draw(assessment, null)];
  expect(Buffer.from(one.body).equals(Buffer.from(two.body))).toBe(true);
  expect(Buffer.from(one.body).equals(Buffer.from(before.body))).toBe(false);
  expect(before.pages).toBe(2);
});
