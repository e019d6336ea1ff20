import type { Language } from '@portal/contracts';
import type { Findable } from '../../words/search-index.ts';

interface Screen {
  readonly path: string;
  readonly words: Readonly<Record<Language, readonly [title: string, text: string]>>;
}

/** What the portal itself does, with the words people use for it. */
const screens: readonly Screen[] = [
  {
    path: '/',
    words: {
      en: [
        'Find and pay a bill',
        'Find a bill or invoice by its bill reference and make the payment by card, bank or transfer, with Remita (RRR).',
      ],
      ha: [
        'Nemo bil ka biya',
        'Nemo takardar biyan kuɗi da lambar bil, ka biya da kati, banki ko aika kuɗi, ta Remita (RRR).',
      ],
    },
  },
  {
    path: '/receipt-verification',
    words: {
      en: [
        'Check an invoice or a receipt',
        'Verify that a receipt, invoice or certificate is genuine, with its number or QR code.',
      ],
      ha: [
        'Tantance takardar biyan kuɗi ko rasit',
        'Duba ko rasit, takardar biyan kuɗi ko shaida ta gaskiya ce, da lambarta ko QR.',
      ],
    },
  },
  {
    path: '/tax-calculator',
    words: {
      en: [
        'Tax Calculator',
        'Compute income tax, PAYE, salary, pension, rent relief, capital gains, withholding tax, stamp duty, development levy, consumption tax, business premises, penalty and interest. How much tax do I pay?',
      ],
      ha: [
        'Na’urar lissafin haraji',
        'Lissafa harajin kuɗin shiga, PAYE, albashi, fansho, rangwamen haya, ribar kadara, harajin da ake cirewa, hatimi, kuɗin raya ƙasa, tara da kuɗin ruwa. Nawa zan biya?',
      ],
    },
  },
  {
    path: '/?a=register',
    words: {
      en: ['Open an account', 'Register (sign up, signup) with your NIN, as a taxpayer, company, agency or agent.'],
      ha: ['Buɗe asusu', 'Yi rajista da NIN, a matsayin mai biyan haraji, kamfani, hukuma ko wakili.'],
    },
  },
  {
    path: '/?a=login',
    words: {
      en: ['Sign in', 'Log in (login) to your account with your email address and password.'],
      ha: ['Shiga', 'Shiga asusunka da adireshin imel da kalmar sirri.'],
    },
  },
  {
    path: '/consult-connect',
    words: {
      en: [
        'Book a consultation',
        'ConsultConnect: talk to a tax consultant or officer at an office, by phone or by video. An appointment for advice and help.',
      ],
      ha: [
        'Ajiye lokacin shawara',
        'ConsultConnect: yi magana da mai ba da shawara ko jami’in haraji a ofishi, ta waya ko ta bidiyo, don taimako.',
      ],
    },
  },
  {
    path: '/agent-network',
    words: {
      en: [
        'Find an agent or check a card',
        'Agent Network Services: agents near you who help with bills and papers. Verify the identity code of an agent or a tax collector, and spot a fake collector.',
      ],
      ha: [
        'Nemo wakili ko tantance kati',
        'Ayyukan wakilai: wakilai kusa da kai masu taimakawa da bil da takardu. Tantance lambar shaidar wakili ko mai karɓar haraji.',
      ],
    },
  },
  {
    path: '/agent-network/apply',
    words: {
      en: [
        'Apply to become an agent',
        'Join the agent network, as a person or for a company. The application is free.',
      ],
      ha: ['Nemi zama wakili', 'Zama ɗaya daga cikin wakilai, da kanka ko wa kamfani. Neman kyauta ne.'],
    },
  },
  {
    path: '/communication-infrastructure-assessment-portal',
    words: {
      en: [
        'Declare masts, towers and fibre',
        'Communication Infrastructure Assessment Portal: mast, tower, rooftop, base station, fibre (fiber), ducts and right of way of telecom operators: an assessment and one bill.',
      ],
      ha: [
        'Bayyana mast, hasumiya da fiber',
        'Shafin tantance kayan sadarwa: mast, hasumiya, kayan rufi, fiber, bututu, haƙƙin hanya. Lissafi da bil ɗaya.',
      ],
    },
  },
  {
    path: '/contact-us',
    words: {
      en: ['Find a tax office', 'Where the 31 tax offices (branches) are, when they are open, and how to contact us.'],
      ha: ['Nemo ofishin haraji', 'Inda ofisoshin haraji 31 (rassa) suke, lokutan buɗewa, da yadda za a tuntuɓe mu.'],
    },
  },
  {
    path: '/contact-us/message',
    words: {
      en: ['Write to us', 'Send a message, question or complaint to the revenue service or a tax office.'],
      ha: ['Rubuto mana', 'Aika saƙo, tambaya ko ƙorafi zuwa hukumar haraji ko ofishi.'],
    },
  },
  {
    path: '/contact-us/report',
    words: {
      en: ['Report untaxed activity', 'Report a business that pays no tax, or tax fraud, without your name.'],
      ha: ['Kai rahoton sana’ar da ba a biyan haraji', 'Kai rahoton wanda ba ya biyan haraji, ba tare da sunanka ba.'],
    },
  },
  {
    path: '/notice',
    words: {
      en: [
        'Read a notice you were given',
        'An assessment, demand or decision on paper: its number and its code open it.',
      ],
      ha: [
        'Karanta sanarwar da aka ba ka',
        'Kimanta haraji, neman biya ko shawara a takarda: lambarta da lambar sirri.',
      ],
    },
  },
  {
    path: '/contact-us/status',
    words: {
      en: ['Track your message', 'How far a message you sent is, with its reference and email address.'],
      ha: ['Ina saƙona ya kai?', 'Matsayin saƙon da ka aika, da lambarsa da adireshin imel.'],
    },
  },
  {
    path: '/forgot-password',
    words: {
      en: ['Forgot password', 'Reset or change a lost password when you cannot sign in.'],
      ha: ['Na manta kalmar sirri', 'Sake saita kalmar sirri da aka manta, idan ba ka iya shiga.'],
    },
  },
];

export function ownScreens(language: Language): readonly Findable[] {
  const other = language === 'en' ? 'ha' : 'en';
  return screens.map(({ path, words }) => ({
    kind: 'service',
    path,
    title: words[language][0],
    text: words[language][1],
    otherTitle: words[other][0],
    otherWords: words[other][1],
  }));
}
