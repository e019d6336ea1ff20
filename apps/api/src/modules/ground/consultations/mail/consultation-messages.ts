import type { Language } from '@portal/contracts';

const en = {
  booked: {
    subject: 'Your consultation is booked',
    text: 'Your consultation is booked. The file with this message puts it into your calendar.',
  },
  rescheduled: {
    subject: 'Your consultation was moved',
    text: 'Your consultation has another time or another consultant now. The earlier one no longer holds.',
  },
  cancelled: {
    subject: 'Your consultation was cancelled',
    text: 'Your consultation was cancelled. You need not come.',
  },
  answered: {
    subject: 'The answer to your question',
    text: 'You asked us for advice. This is the answer in writing; keep it for your records.',
  },
  reminder: {
    subject: 'Your consultation is tomorrow',
    text: 'This is to remind you of your consultation.',
  },
  reference: 'Reference',
  when: 'When',
  about: 'About',
  how: 'How',
  consultant: 'Consultant',
  where: 'Where',
  call: 'We call you on',
  video: 'Video room',
  lagosTime: (moment: string) => `${moment} (Nigerian time)`,
  open: 'See, move or cancel it',
  bookAgain: 'Book another one',
  share: 'Without your details, to show to others',
  bring: 'Bring your Tax ID, the bill or letter you ask about and, if you act for somebody, their written permission.',
  keep: 'The button works without a password. Do not pass this message on.',
  fee: 'A consultation costs nothing. Nobody may ask you for money for it.',
  demonstration: 'This is a demonstration. Nobody will be waiting for you.',
};

const ha: typeof en = {
  booked: {
    subject: 'An ajiye lokacin shawararka', // native reviewer: "ajiye lokaci" for booking
    text: 'An ajiye maka lokacin shawara. Fayil ɗin da ke tare da wannan saƙo zai saka shi a kalandarka.',
  },
  rescheduled: {
    subject: 'An sauya lokacin shawararka',
    text: 'Shawararka tana da sabon lokaci ko sabon mai ba da shawara yanzu. Na farkon ya daina aiki.',
  },
  cancelled: {
    subject: 'An soke shawararka',
    text: 'An soke shawararka. Ba sai ka zo ba.',
  },
  answered: {
    subject: 'Amsar tambayarka',
    text: 'Ka nemi shawararmu. Ga amsa a rubuce; ka ajiye ta.',
  },
  reminder: {
    subject: 'Gobe ne lokacin shawararka',
    text: 'Wannan tunatarwa ce game da lokacin shawararka.',
  },
  reference: 'Lamba',
  when: 'Lokaci',
  about: 'A kan',
  how: 'Yadda za a yi',
  consultant: 'Mai ba da shawara',
  where: 'Wuri',
  call: 'Za mu kira ka a',
  video: 'Ɗakin bidiyo',
  lagosTime: (moment) => `${moment} (lokacin Najeriya)`,
  open: 'Duba, sauya ko soke',
  bookAgain: 'Sake ajiye wani lokaci',
  share: 'Ba tare da bayananka ba, domin nuna wa wasu',
  bring:
    'Ka zo da lambar harajinka (Tax ID), da takardar da kake tambaya a kanta; idan kana wakiltar wani, ka zo da izininsa a rubuce.',
  keep: 'Maɓallin yana aiki ba tare da kalmar sirri ba. Kada ka tura wa wani wannan saƙo.', // native reviewer: "maɓalli" for button
  fee: 'Shawara kyauta ce. Kada wani ya nemi kuɗi a wurinka saboda ita.',
  demonstration: 'Wannan gwaji ne. Babu wanda zai jira ka.',
};

export const consultationMessages: Readonly<Record<Language, typeof en>> = { en, ha };
