import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Agent Network',
    lead: 'Agents help people who cannot or do not want to use the portal themselves.',
    sections: [
      {
        paragraphs: [
          'An agent finds your bill, helps you pay it and hands you the receipt. The bill and the receipt are the same as everybody’s: check them here yourself, whoever helped you.',
        ],
      },
      {
        heading: 'Before you trust an agent',
        points: [
          'An agent never takes cash for the government. You pay the bill by its reference, at the payment provider.',
          'Ask for the receipt and check it on the home page while you are still there.',
        ],
      },
      { paragraphs: ['Anyone may apply to become an agent. Applications open here with a later release.'] },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'Questions and answers', to: '/faq' },
      { label: 'How to reach us', to: '/contact-us' },
    ],
  },
  ha: {
    title: 'Hanyar wakilai',
    lead: 'Wakilai suna taimaka wa waɗanda ba za su iya ba, ko ba sa so, su yi amfani da shafin da kansu.',
    sections: [
      {
        paragraphs: [
          'Wakili yana nemo takardar biyanka, ya taimake ka ka biya, ya ba ka rasit. Takardar da rasit iri ɗaya ne da na kowa: tantance su a nan da kanka, ko wane ne ya taimake ka.',
        ],
      },
      {
        heading: 'Kafin ka yarda da wakili',
        points: [
          'Wakili ba ya karɓar tsabar kuɗi a madadin gwamnati. Kana biya da lambar takardar, a wurin kamfanin biyan kuɗi.',
          'Nemi rasit ka tantance shi a shafin farko tun kana wurin.',
        ],
      },
      { paragraphs: ['Kowa zai iya neman zama wakili. Za a buɗe karɓar buƙatu a nan nan gaba.'] },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
      { label: 'Yadda za a same mu', to: '/contact-us' },
    ],
  },
};
