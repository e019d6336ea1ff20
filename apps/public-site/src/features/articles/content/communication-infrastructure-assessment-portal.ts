import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Communication Infrastructure Assessment Portal',
    lead: 'For operators of masts, towers and fibre: declare, be assessed, pay one bill.',
    sections: [
      {
        paragraphs: [
          'Operators will declare masts and towers (location, height, owner, sharers, power) and fibre routes (metres and ducts). Planning, environment and right-of-way are assessed together and come as one bill.',
          'The national ceiling for the right-of-way of fibre is ₦145 a metre. The state’s current tariff is entered by the service before the first assessment; none is shown here until then.',
        ],
      },
    ],
    links: [
      { label: 'How to reach us', to: '/contact-us' },
      { label: 'MDA Collection', to: '/tax-trails/mda-collection' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Shafin tantance kayan sadarwa',
    lead: 'Ga masu hasumiya da layin fiber: bayyana, a tantance, a biya takarda ɗaya.',
    sections: [
      {
        paragraphs: [
          'Masu sadarwa za su bayyana hasumiya (wuri, tsawo, mai shi, masu tarayya, wuta) da hanyoyin fiber (mita da bututu). Ana tantance tsari, muhalli da haƙƙin hanya tare, su zo a takardar biya ɗaya.',
          'Iyakar ƙasa ta haƙƙin hanyar fiber ita ce ₦145 a mita. Hukuma ce za ta shigar da adadin jiha kafin tantancewar farko; ba a nuna komai a nan kafin nan.',
        ],
      },
    ],
    links: [
      { label: 'Yadda za a same mu', to: '/contact-us' },
      { label: 'Karɓar kuɗin MDA', to: '/tax-trails/mda-collection' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
