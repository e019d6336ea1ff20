import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Withholding Tax',
    lead: 'A part of some payments that the payer keeps back and hands to the tax authority in advance.',
    sections: [
      {
        paragraphs: [
          'Withholding tax is not a further tax: it counts towards the tax of the person who was paid. Ask whoever withheld it for a credit note. The state receives it for individuals; for companies it goes to the federal revenue service. It is due on the 30th of the following month.',
        ],
      },
      {
        heading: 'Rates for individuals who live in Nigeria, from 1 January 2025',
        points: [
          'Rent, hire and lease: 10%',
          'Dividend and interest: 10%',
          'Royalty: 5%',
          'Brokerage, commission, consultancy, technical, management and professional services: 5%',
          'Directors’ fees: 15%',
          'Supply of goods, and services not listed: 2%',
          'Construction of roads, bridges, buildings and power plants: 2%; other construction: 5%',
        ],
      },
      { paragraphs: ['Whoever gives no Tax ID has double the rate withheld.'] },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'PAYE Manager', to: '/tax-trails/paye-manager' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Harajin da ake cirewa tun asali',
    lead: 'Wani kaso na wasu kuɗaɗe da mai biya yake cirewa ya miƙa wa hukumar haraji tun da wuri.',
    sections: [
      {
        paragraphs: [
          'Wannan ba ƙarin haraji ba ne: ana lissafa shi a cikin harajin wanda aka biya. Nemi takardar shaida daga wanda ya cire. Jiha tana karɓa a kan mutane; na kamfanoni yana zuwa hukumar haraji ta tarayya. Ana biya zuwa ranar 30 ga wata mai zuwa.',
        ],
      },
      {
        heading: 'Kaso ga mutanen da ke zaune a Najeriya, daga 1 ga Janairu 2025',
        points: [
          'Kuɗin haya: 10%',
          'Ribar hannun jari da ribar banki: 10%',
          'Kuɗin haƙƙin mallaka: 5%',
          'Dillanci, lada, shawara, aikin fasaha, gudanarwa da na ƙwararru: 5%',
          'Kuɗin daraktoci: 15%',
          'Kawo kaya, da ayyukan da ba a lissafa ba: 2%',
          'Gina hanyoyi, gadoji, gidaje da tashoshin wuta: 2%; sauran gine-gine: 5%',
        ],
      },
      { paragraphs: ['Wanda bai ba da Tax ID ba ana cire masa ninki biyu.'] },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Manajan PAYE', to: '/tax-trails/paye-manager' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
