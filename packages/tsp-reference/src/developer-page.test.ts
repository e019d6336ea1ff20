import {
  errorCatalogue,
  languages,
  partnerEventTypes,
  partnerOperations,
  signatureRefusals,
  testOutcomeKobo,
  testOutcomes,
} from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { changes } from './changes.ts';
import { developerPage, exampleLanguages, exampleOf, partnerDocument, partnerErrorCodes } from './index.ts';

const origin = 'https://pay.example.gov.ng';
const document = partnerDocument(origin);

/** The names of fields in a shape, as the contract has them. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, ...rest } = schema as { readonly properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values({ ...rest, ...properties }).flatMap(namesIn)];
}

function idsOf(html: string): readonly string[] {
  return Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
}

describe.each(languages)('the reference in %s', (language) => {
  const html = developerPage('reference', origin, language);
  const text = html.replaceAll('<wbr>', '');

  it('has every operation with its fields, its scope, its refusals and an example in every language', () => {
    for (const endpoint of partnerOperations) {
      const from = text.indexOf(`id="${endpoint.operation}"`);
      const section = text.slice(from, text.indexOf('</section>', from));
      expect(from, endpoint.operation).toBeGreaterThan(0);
      expect(section).toContain(`<b>${endpoint.scope}</b>`);
      for (const code of endpoint.errors ?? []) expect(section).toContain(`href="#${code}"`);
      for (const example of exampleLanguages) expect(section).toContain(`dev-in-${example}"`);
      const described = document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      const answers = Object.entries(described?.responses ?? {}).filter(([status]) => status.startsWith('2'));
      for (const name of [...namesIn(described?.requestBody), ...namesIn(answers)]) expect(section).toContain(name);
    }
  });

  it('has an entry for every code that a problem’s type can lead to, and every event of the document', () => {
    const ids = idsOf(text);
    for (const code of partnerErrorCodes) {
      expect(ids).toContain(code);
      expect(text).toContain(`${errorCatalogue[code].status} <code>${code}</code>`);
    }
    for (const type of partnerEventTypes) expect(ids).toContain(`event-${type}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leads to no place that is not there', () => {
    const ids = idsOf(text);
    const places = Array.from(text.matchAll(/href="#([^"]+)"/g), ([, place = '']) => place);
    expect(places.filter((place) => !ids.includes(place))).toEqual([]);
    const choices = Array.from(text.matchAll(/ for="([^"]+)"/g), ([, id = '']) => id);
    expect(choices.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('says how test mode behaves, every outcome by amount and header, and promises nothing that is not there', () => {
    expect(text).toContain('tsp.test-mode-closed');
    for (const outcome of testOutcomes)
      expect(text).toContain(`<code>…0${testOutcomeKobo[outcome]}</code> <code>${outcome}</code>`);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  });
});

it('an example is closed in itself: what only the reader has comes from the environment', () => {
  for (const endpoint of partnerOperations)
    for (const language of exampleLanguages) {
      const example = exampleOf(document, endpoint, language);
      expect(example).toContain(`${origin}/api/v1/tsp`);
      expect(example).toContain('KDR_KEY');
      expect(example).not.toContain('KD-0001-2345-67');
      // A phone shows them with little to scroll.
      expect(Math.max(...example.split('\n').map((line) => line.length))).toBeLessThanOrEqual(108);
    }
});

it.each(languages)('keys and refusals in %s: every code that any key can meet', (language) => {
  const text = developerPage('authentication', origin, language).replaceAll('<wbr>', '');
  const ofKeys = partnerErrorCodes.filter((code) => code.startsWith('tsp.key-'));
  expect(ofKeys.length).toBeGreaterThan(4);
  for (const code of ofKeys) expect(text).toContain(`<code>${code}</code>`);
});

it.each(languages)(
  'signed calls in %s: every refusal has its entry, and examples have what only the reader has from outside',
  (language) => {
    const html = developerPage('signatures', origin, language);
    expect(signatureRefusals.filter((code) => !idsOf(html).includes(code))).toEqual([]);
    expect(html).toContain(`${origin}/api/v1/tsp/bills`);
    for (const variable of ['KDR_KEY', 'SIGNING_KEY', 'TPUI', 'HEAD'])
      expect(html.split(variable).length).toBeGreaterThan(2);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  },
);

it('the changelog says what changed when, the newest first, in both languages', () => {
  expect([...changes].sort((one, other) => other.on.localeCompare(one.on))).toEqual(changes);
  expect(new Set(changes.map(({ on, name }) => `${on}-${name}`)).size).toBe(changes.length);
  for (const language of languages)
    for (const { title } of changes) expect(developerPage('changelog', origin, language)).toContain(title[language]);
});
