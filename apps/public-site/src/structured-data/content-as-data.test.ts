import type { Block, ContentPage, NewsArticle, Question } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { contentAsData } from './content-as-data.ts';

const both = (text: string) => ({ en: text, ha: `${text} (ha)` });

function aPage(path: string, blocks: readonly Block[] = []): ContentPage {
  const words = { title: both('Mining'), lead: both('Royalties are federal') };
  return { path, ...words, blocks: [...blocks], updatedOn: '2026-11-20', banners: [] };
}

describe('what search engines read', () => {
  it('of a page by itself is nothing more', () => {
    expect(contentAsData(aPage('/about-us', [{ kind: 'paragraph', text: 'We collect.' }]), 'en')).toEqual([]);
  });

  it('of a page below another is the way to it, in the language of the page', () => {
    const parent = { path: '/tax-trails', title: both('Tax Trails') };
    expect(contentAsData({ ...aPage('/tax-trails/mining'), parent }, 'ha')).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Tax Trails (ha)', item: '/tax-trails' },
          { '@type': 'ListItem', position: 2, name: 'Mining (ha)', item: '/tax-trails/mining' },
        ],
      },
    ]);
  });

  it('of questions is each with its whole answer, in words alone', () => {
    const answer: Question['answer'] = [
      'No.',
      [{ text: 'Nobody', strong: true }, ' may take cash; see ', { text: 'why', to: '/news' }, '.'],
    ];
    const items: Question[] = [{ slug: 'cash', topic: 'paying', question: 'May I pay in cash?', answer }];
    expect(contentAsData(aPage('/faq', [{ kind: 'questions', items }]), 'en')).toEqual([
      {
        '@type': 'FAQPage',
        '@id': '/faq#questions',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'May I pay in cash?',
            acceptedAnswer: { '@type': 'Answer', text: 'No.\nNobody may take cash; see why.' },
          },
        ],
      },
    ]);
    expect(contentAsData(aPage('/faq', [{ kind: 'questions', items: [] }]), 'en')).toEqual([]);
  });

  it('of an article is its date, its publisher and its largest picture', () => {
    const picture = { id: '019aa000-0000-7000-8000-000000000000', width: 1280, height: 720, widths: [320, 640, 1280] };
    const article: NewsArticle = {
      ...aPage('/news/fees'),
      publishedOn: '2026-11-19',
      image: { picture, alt: 'A market' },
    };
    expect(contentAsData(article, 'en')).toEqual([
      expect.objectContaining({
        '@type': 'NewsArticle',
        url: '/news/fees',
        headline: 'Mining',
        datePublished: '2026-11-19',
        dateModified: article.updatedOn,
        publisher: { '@id': '/#publisher' },
        image: expect.objectContaining({ contentUrl: `/api/v1/content/pictures/${picture.id}/1280.jpeg` }),
      }),
    ]);
  });
});
