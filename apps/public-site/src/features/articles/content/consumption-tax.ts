import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Consumption Tax',
    lead: '5% of the bill in hotels, restaurants and event centres.',
    sections: [
      {
        paragraphs: [
          'Guests pay 5% of the bill before value added tax. The hotel, restaurant or event centre collects it and hands it over by the 20th of the following month. New businesses register within 30 days.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'Business Premises & Trade Fees', to: '/tax-trails/business-premises-trade-fees' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Harajin amfani da kaya',
    lead: '5% na kuɗin otel, gidan abinci da wurin taro.',
    sections: [
      {
        paragraphs: [
          'Baƙi suna biyan 5% na kuɗin kafin VAT. Otel, gidan abinci ko wurin taro yana karɓa, ya miƙa zuwa ranar 20 ga wata mai zuwa. Sababbin wurare suna yin rajista cikin kwana 30.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Kuɗin wurin kasuwanci da sana’a', to: '/tax-trails/business-premises-trade-fees' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
