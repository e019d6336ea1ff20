import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Business Premises & Trade Fees',
    lead: 'Every shop, office and workshop is registered once and renewed each year.',
    sections: [
      {
        paragraphs: [
          'The amounts last published are ₦10,000 for registering and ₦5,000 for each renewal. Your bill shows the amount that counts. Keep the receipt where visitors can see it: anyone can check it.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'Consumption Tax', to: '/tax-trails/consumption-tax' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Kuɗin wurin kasuwanci da sana’a',
    lead: 'Kowane shago, ofis da wurin sana’a ana yi masa rajista sau ɗaya, a sabunta kowace shekara.',
    sections: [
      {
        paragraphs: [
          'Adadin ƙarshe da aka wallafa shi ne ₦10,000 na rajista da ₦5,000 na kowace sabuntawa. Takardar biyanka ce ke nuna adadin da ya dace. Ajiye rasit inda ake iya gani: kowa zai iya tantance shi.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Harajin amfani da kaya', to: '/tax-trails/consumption-tax' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
