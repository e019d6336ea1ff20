import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'ConsultConnect',
    lead: 'Help from a person who knows tax, when a question does not fit a form.',
    sections: [
      {
        paragraphs: [
          'ConsultConnect will bring people with a question and the revenue service’s tax advisers together: you describe the matter, choose a time, and get the answer in writing. It is being built and takes no requests yet.',
          'Until then, the questions people ask most are answered on the FAQ page, and every tax has a page of its own.',
        ],
      },
    ],
    links: [
      { label: 'Questions and answers', to: '/faq' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
      { label: 'How to reach us', to: '/contact-us' },
    ],
  },
  ha: {
    title: 'ConsultConnect',
    lead: 'Taimako daga mutumin da ya san haraji, idan tambaya ba ta dace da fom ba.',
    sections: [
      {
        paragraphs: [
          'ConsultConnect zai haɗa masu tambaya da masu ba da shawara kan haraji: ka bayyana batun, ka zaɓi lokaci, ka sami amsa a rubuce. Ana gina shi, kuma bai fara karɓar buƙatu ba tukuna.',
          'Kafin nan, an amsa tambayoyin da aka fi yi a shafin Tambayoyi, kuma kowane haraji yana da shafinsa.',
        ],
      },
    ],
    links: [
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
      { label: 'Yadda za a same mu', to: '/contact-us' },
    ],
  },
};
