import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'WhatsApp Pay',
    lead: 'Planned: send a bill reference in a message, get the amount and a link to pay.',
    sections: [
      {
        paragraphs: [
          'The idea is simple: you send your bill’s reference, an answer tells you what it is for and how much, and a link leads to the same payment page as here. It is planned and does not exist yet. A message that claims to be it today is not from us.',
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
    title: 'Biya ta WhatsApp',
    lead: 'Ana shirin sa: aika lambar takardar biya a saƙo, ka sami adadi da hanyar biya.',
    sections: [
      {
        paragraphs: [
          'Tsarin mai sauƙi ne: ka aika lambar takardar biya, amsa ta faɗa maka dalilin kuɗin da adadinsa, sannan hanyar ta kai ka shafin biya irin na nan. Shiri ne kawai, bai wanzu ba tukuna. Duk saƙon da ya ce shi ne yau ba daga gare mu yake ba.',
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
