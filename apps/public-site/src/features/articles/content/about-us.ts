import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'About us',
    lead: 'The state revenue service collects the taxes, levies and fees that pay for schools, roads and clinics in Kaduna State.',
    sections: [
      {
        paragraphs: [
          'This portal is where people and businesses find a bill, see what it is for, pay it and get a receipt that anyone can check. Ministries, departments and agencies raise their bills here in one form, so that a fee for a school and a tax on income are paid in the same way.',
        ],
      },
      {
        heading: 'What you can rely on',
        points: [
          'You see the amount and what it is for before you pay, and need no account for that.',
          'Money goes to the government’s account through a payment provider. Nobody takes cash.',
          'A receipt is issued once the provider has confirmed the money, and can be checked by anyone at any time.',
          'Rules and rates come from the law in force. Where a rate may have changed, we say so.',
        ],
      },
      {
        heading: 'This is a demonstration',
        paragraphs: [
          'The portal you are looking at is a demonstration. It collects no real taxes and is not endorsed by any authority.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Game da mu',
    lead: 'Hukumar tara haraji ta jiha tana karɓar haraji, kuɗaɗe da lada da ake yin makarantu, hanyoyi da asibitoci da su a Jihar Kaduna.',
    sections: [
      {
        paragraphs: [
          'A wannan shafi mutane da kamfanoni suke nemo takardar biya, su ga abin da take nufi, su biya, su sami rasit da kowa zai iya tantancewa. Ma’aikatu da hukumomi suna fitar da takardun biya iri ɗaya a nan, don haka ana biyan kuɗin makaranta da harajin albashi ta hanya guda.',
        ],
      },
      {
        heading: 'Abin da za ka dogara da shi',
        points: [
          'Kana ganin adadin kuɗi da dalilinsa kafin ka biya, ba tare da buɗe asusu ba.',
          'Kuɗi yana shiga asusun gwamnati ta hannun kamfanin biyan kuɗi. Babu mai karɓar tsabar kuɗi.',
          'Ana ba da rasit bayan kamfanin ya tabbatar da kuɗin, kuma kowa zai iya tantance shi.',
          'Dokoki da adadi daga dokar da ke aiki suke. Inda adadi zai iya sauyawa, muna faɗa.',
        ],
      },
      {
        heading: 'Wannan gwaji ne',
        paragraphs: [
          'Shafin da kake gani gwaji ne. Ba ya karɓar haraji na gaske, kuma babu hukumar da ta amince da shi.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
