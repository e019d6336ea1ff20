import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Education',
    lead: 'Fees and licences of schools and tertiary institutions.',
    sections: [
      {
        paragraphs: [
          'Schools, colleges and universities of the state bill their fees and licences by reference. Enter the reference on the home page, see what the fee is for, and pay it. The institution sees that it was paid; you keep a receipt it can check.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'MDA Collection', to: '/tax-trails/mda-collection' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Ilimi',
    lead: 'Kuɗaɗe da lasisin makarantu da manyan makarantu.',
    sections: [
      {
        paragraphs: [
          'Makarantu, kwalejoji da jami’o’in jiha suna fitar da kuɗaɗensu da lasisi da lambar takardar biya. Shigar da lambar a shafin farko, ka ga dalilin kuɗin, ka biya. Makarantar za ta ga an biya; kai kuma za ka riƙe rasit da za ta iya tantancewa.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Karɓar kuɗin MDA', to: '/tax-trails/mda-collection' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
