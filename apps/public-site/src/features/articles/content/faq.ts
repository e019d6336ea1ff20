import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'FAQ',
    lead: 'Questions people ask most.',
    sections: [
      {
        heading: 'I was debited, but the bill still says unpaid. What now?',
        paragraphs: [
          'Do not pay again. Banks and providers sometimes answer late. We go on asking the provider until we know, and e-mail the receipt.',
        ],
      },
      {
        heading: 'May I pay in cash?',
        paragraphs: [
          'No. You pay a bill by its reference at the payment provider. Whoever asks for cash does not work for this service.',
        ],
      },
      {
        heading: 'How do I know that a receipt or a collector is genuine?',
        paragraphs: [
          'Enter the reference on the home page under "Check an invoice or a receipt", or scan the code. A collector who cannot give you a reference has no bill for you.',
        ],
      },
      { heading: 'I pay PAYE. Must I still file?', paragraphs: ['Yes. Your own return is due on 31 March.'] },
      {
        heading: 'I sell at the market. Do I owe tax?',
        paragraphs: [
          'A turnover of up to ₦12 million a year is exempt from presumptive tax. Above that it is 1% of the turnover.',
        ],
      },
      {
        heading: 'I disagree with an assessment.',
        paragraphs: [
          'Object in writing within 30 days. The authority must answer within 90 days, or your objection stands.',
        ],
      },
      {
        heading: 'How long does a tax clearance certificate take?',
        paragraphs: ['Two weeks by law, or reasons why not.'],
      },
      { heading: 'Which state do I pay to?', paragraphs: ['The one you live in on 1 January.'] },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'How to reach us', to: '/contact-us' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Tambayoyi',
    lead: 'Tambayoyin da mutane suka fi yi.',
    sections: [
      {
        heading: 'An cire mini kuɗi amma takardar ta ce ba a biya ba. Me zan yi?',
        paragraphs: [
          'Kada ka sake biya. Wani lokaci banki da kamfani suna jinkirin amsa. Za mu ci gaba da tambayar kamfanin har mu sani, mu aika rasit ta imel.',
        ],
      },
      {
        heading: 'Zan iya biya da tsabar kuɗi?',
        paragraphs: [
          'A’a. Kana biya da lambar takarda a wurin kamfanin biyan kuɗi. Wanda ya nemi tsabar kuɗi ba ma’aikacin wannan sabis ba ne.',
        ],
      },
      {
        heading: 'Ta yaya zan gane rasit ko mai karɓar haraji na gaske?',
        paragraphs: [
          'Shigar da lambar a shafin farko a wurin "Tantance takardar biya ko rasit", ko ka duba alamar. Wanda ba zai iya ba ka lamba ba, ba shi da takardar biyanka.',
        ],
      },
      { heading: 'Ina biyan PAYE. Sai na kai rahoto?', paragraphs: ['E. Rahotonka zuwa 31 ga Maris.'] },
      {
        heading: 'Ina sayar da kaya a kasuwa. Ana bina haraji?',
        paragraphs: ['Cinikin da bai wuce ₦miliyan 12 a shekara ba an ɗauke masa haraji. Sama da haka 1% na ciniki.'],
      },
      {
        heading: 'Ban yarda da lissafin harajina ba.',
        paragraphs: [
          'Rubuta ƙorafi cikin kwana 30. Dole hukuma ta amsa cikin kwana 90, idan ba haka ba ƙorafinka ya tabbata.',
        ],
      },
      {
        heading: 'Takardar shaidar haraji tana ɗaukar tsawon wane lokaci?',
        paragraphs: ['Mako biyu bisa doka, ko a faɗi dalili.'],
      },
      { heading: 'Wace jiha zan biya?', paragraphs: ['Wadda kake zaune a ciki a ranar 1 ga Janairu.'] },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Yadda za a same mu', to: '/contact-us' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
