import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'MDA Collection',
    lead: 'Fees of ministries, departments and agencies, on one kind of bill.',
    sections: [
      {
        paragraphs: [
          'Whichever ministry, department or agency serves you, its fee comes as the same kind of bill with a reference. The money goes straight to the Treasury Single Account; staff cannot take cash.',
          'Land, planning, environment, traffic, forestry and schools bill in this way.',
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
    title: 'Karɓar kuɗin MDA',
    lead: 'Kuɗaɗen ma’aikatu da hukumomi, a kan takardar biya iri ɗaya.',
    sections: [
      {
        paragraphs: [
          'Ko wace ma’aikata ko hukuma ta yi maka aiki, kuɗinta yana zuwa a takardar biya iri ɗaya mai lamba. Kuɗin yana shiga Asusun Baitulmali Guda kai tsaye; ma’aikata ba za su iya karɓar tsabar kuɗi ba.',
          'Ƙasa, tsara birane, muhalli, hanya, gandun daji da makarantu duk haka suke fitar da takardun biya.',
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
