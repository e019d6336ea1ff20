import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Development Levy',
    lead: '₦1,000 a year from every adult in the state.',
    sections: [
      {
        paragraphs: [
          'Everybody of 18 years and above pays ₦1,000 once a year; for people on a payroll the employer pays it with the PAYE. The amount is the one last published (law of 2020); your bill shows the amount that counts.',
          'The 4% levy on the profits of companies has a similar name, is federal, and is not paid here.',
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
    title: 'Kuɗin raya ƙasa',
    lead: '₦1,000 a shekara daga kowane baligi a jihar.',
    sections: [
      {
        paragraphs: [
          'Duk mai shekara 18 zuwa sama yana biyan ₦1,000 sau ɗaya a shekara; mai ɗaukar ma’aikata yana biya wa ma’aikatansa tare da PAYE. Wannan shi ne adadin ƙarshe da aka wallafa (dokar 2020); takardar biyanka ce ke nuna adadin da ya dace.',
          'Kuɗin 4% na ribar kamfanoni yana da suna makamancin haka, na tarayya ne, ba a biyansa a nan.',
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
