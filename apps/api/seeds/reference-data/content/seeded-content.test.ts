import { authoredContentSchema, faqTopics } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { seededContent } from './seeded-content.ts';

/** Spec §2.2: the pages whose words come from here; the others are screens of services. */
const pages = [
  '/',
  '/about-us',
  '/e-services',
  '/tax-trails',
  '/tax-trails/mva-kaduna',
  '/tax-trails/mda-collection',
  '/tax-trails/witholding',
  '/tax-trails/education',
  '/tax-trails/transportation',
  '/tax-trails/whatsapp-pay',
  '/tax-trails/tax-benefit',
  '/tax-trails/mining',
  '/tax-trails/paye-manager',
  '/tax-trails/development-levy',
  '/tax-trails/consumption-tax',
  '/tax-trails/business-premises-trade-fees',
  '/what-we-offer',
  '/stamp-duty-capital-gain-tax',
  '/tax-benefits',
  '/gallery',
  '/news',
  '/faq',
  // What whoever takes names and numbers owes them.
  '/privacy-notice',
  '/terms-of-use',
];
/** Screens of services, which the words may lead to. */
const services = [
  '/consult-connect',
  '/agent-network',
  '/contact-us',
  '/contact-us/message',
  '/communication-infrastructure-assessment-portal',
  '/tax-calculator',
  '/receipt-verification',
];

it('has a page at every path of the specification, a privacy notice and terms', () => {
  expect(
    seededContent
      .filter(({ kind }) => kind === 'page')
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...pages].sort());
});

it('answers questions of every topic', () => {
  const topics = seededContent.flatMap(({ content }) => (content.kind === 'faq' ? [content.topic] : []));
  expect(new Set(topics)).toEqual(new Set(faqTopics));
  expect(topics.length).toBeGreaterThanOrEqual(20);
});

describe.each(seededContent)('$kind $slug', ({ content }) => {
  it('is what could be published: every text in both languages, differing between them', () => {
    expect(authoredContentSchema.safeParse(content).error).toBeUndefined();
    const texts = textsOf(content);
    expect(texts.filter(({ en, ha }) => en.trim() === '' || ha.trim() === '')).toEqual([]);
    // Amounts, percentages and names of agencies are the same in both.
    const untranslated = texts.filter(({ en, ha }) => en === ha && /[a-z]{4,} [a-z]{3,}/.test(en));
    expect(untranslated).toEqual([]);
  });

  it('leads only to pages that exist', () => {
    const targets = JSON.stringify(content).matchAll(/"to":"([^"]*)"/g);
    const paths = [...targets].map(([, target = '']) => target.replace(/[?#].*$/, '') || '/');
    expect(paths.filter((path) => ![...pages, ...services].includes(path))).toEqual([]);
  });
});

interface Localized {
  readonly en: string;
  readonly ha: string;
}

function textsOf(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ha' in value) return [{ en: wordsOf(value.en), ha: wordsOf(value.ha) }];
  return Object.values(value).flatMap(textsOf);
}

function wordsOf(text: unknown): string {
  if (typeof text === 'string') return text;
  if (!Array.isArray(text)) return '';
  return text.map((part: string | { text: string }) => (typeof part === 'string' ? part : part.text)).join('');
}
