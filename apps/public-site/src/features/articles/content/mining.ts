import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Mining',
    lead: 'Royalties are federal; the state charges for haulage, environment and land.',
    sections: [
      {
        paragraphs: [
          'Royalties on minerals are set by federal law and paid to the federation, for example 15% on gold and 10% on sand, granite and laterite. What the state charges concerns the road, the environment and the land, and comes as a bill with a reference.',
          'Anyone who carries minerals should have the receipt at hand: it can be checked on the spot.',
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
    title: 'Haƙar ma’adinai',
    lead: 'Kuɗin ma’adinai na tarayya ne; jiha tana karɓa a kan jigila, muhalli da ƙasa.',
    sections: [
      {
        paragraphs: [
          'Dokar tarayya ce ta tsara kuɗin ma’adinai kuma ana biyan tarayya, misali 15% a kan zinare da 10% a kan yashi, dutse da jan ƙasa. Abin da jiha take karɓa ya shafi hanya, muhalli da ƙasa, yana zuwa a takardar biya mai lamba.',
          'Duk mai ɗaukar ma’adinai ya riƙe rasit: ana iya tantance shi nan take.',
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
