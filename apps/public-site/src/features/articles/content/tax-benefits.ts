import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Tax Benefits',
    lead: 'Who pays less, who pays nothing, and how to ask for it.',
    sections: [
      {
        points: [
          'Income: nothing on the first ₦800,000 of a year, and nothing for people on the national minimum wage.',
          'Small traders: a turnover of up to ₦12 million a year is exempt from presumptive tax; above that it is 1% of the turnover.',
          'Pensions and gratuities under the Pension Reform Act are not taxed.',
          'Your own home: the gain from selling it is exempt once in a lifetime.',
          'Land use charge: a discount for those who pay within 15 days of the notice.',
        ],
      },
      { paragraphs: ['Nobody has to pay somebody to get a benefit the law gives.'] },
    ],
    links: [
      { label: 'Tax Benefit', to: '/tax-trails/tax-benefit' },
      { label: 'Tax Calculator', to: '/tax-calculator' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Rangwamen haraji',
    lead: 'Wa yake biyan kaɗan, wa ba ya biya, da yadda ake nema.',
    sections: [
      {
        points: [
          'Kuɗin shiga: babu haraji a kan ₦800,000 na farko a shekara, babu kuma ga masu mafi ƙarancin albashi na ƙasa.',
          'Ƙananan ’yan kasuwa: cinikin da bai wuce ₦miliyan 12 a shekara ba an ɗauke masa haraji; sama da haka 1% na ciniki.',
          'Ba a karɓar haraji a kan fansho da giratuti bisa dokar fansho.',
          'Gidanka: ribar sayar da shi ba a karɓa sau ɗaya a rayuwa.',
          'Kuɗin amfani da ƙasa: rangwame ga mai biya cikin kwana 15 da sanarwa.',
        ],
      },
      { paragraphs: ['Babu wanda zai biya wani kafin ya sami rangwamen da doka ta ba shi.'] },
    ],
    links: [
      { label: 'Rangwamen haraji', to: '/tax-trails/tax-benefit' },
      { label: 'Na’urar lissafin haraji', to: '/tax-calculator' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
