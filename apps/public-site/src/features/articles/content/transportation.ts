import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Transportation',
    lead: 'Permits and tickets for vehicles that carry people and goods for money.',
    sections: [
      {
        paragraphs: [
          'Commercial operators pay for permits and ticketing by reference. Since the rules signed in March 2026 nobody may collect taxes at a road-block or in cash. If somebody stops you for money, ask for the bill’s reference and check it here.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'MVA Kaduna', to: '/tax-trails/mva-kaduna' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Sufuri',
    lead: 'Izini da tikiti ga motocin da ke ɗaukar mutane da kaya da kuɗi.',
    sections: [
      {
        paragraphs: [
          'Masu sufuri suna biyan izini da tikiti da lambar takardar biya. Tun dokar da aka sa wa hannu a Maris 2026, babu wanda aka yarda ya karɓi haraji a shingen hanya ko da tsabar kuɗi. Idan wani ya tsayar da kai yana neman kuɗi, nemi lambar takardar ka tantance ta a nan.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'MVA Kaduna', to: '/tax-trails/mva-kaduna' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
