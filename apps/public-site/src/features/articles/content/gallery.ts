import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Gallery',
    lead: 'Pictures of the service’s work will be shown here.',
    sections: [
      {
        paragraphs: [
          'No picture has been published yet. We show photographs of real places and people, with their consent, or none.',
        ],
      },
    ],
    links: [
      { label: 'News', to: '/news' },
      { label: 'About us', to: '/about-us' },
      { label: 'Find, pay or check a bill', to: '/' },
    ],
  },
  ha: {
    title: 'Hotuna',
    lead: 'Za a nuna hotunan ayyukan hukumar a nan.',
    sections: [
      {
        paragraphs: ['Ba a wallafa hoto ba tukuna. Muna nuna hotunan wurare da mutane na gaske, da yardarsu, ko babu.'],
      },
    ],
    links: [
      { label: 'Labarai', to: '/news' },
      { label: 'Game da mu', to: '/about-us' },
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
    ],
  },
};
