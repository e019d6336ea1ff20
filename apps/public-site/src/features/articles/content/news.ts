import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'News',
    lead: 'Announcements of the service: changed dates, new rules, maintenance.',
    sections: [
      {
        paragraphs: [
          'No announcement has been published yet. When a due date moves or a rule changes, it is written here first.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'Questions and answers', to: '/faq' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Labarai',
    lead: 'Sanarwar hukuma: sauyin ranaku, sababbin dokoki, gyare-gyare.',
    sections: [
      {
        paragraphs: [
          'Ba a wallafa sanarwa ba tukuna. Idan ranar biya ta sauya ko doka ta canza, a nan za a fara rubutawa.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
