import { page, t } from '../wording.ts';
import { whatIsStored } from './what-is-stored.ts';

/** Every sentence is a promise of a module: whoever changes what is kept, shown or sent changes it here too. */
export const privacyNotice = page('/privacy-notice', {
  title: t('Privacy notice', 'Sanarwar kare sirri'),
  lead: t(
    'What this portal stores about you, who sees it, how long it stays, and what you may ask for.',
    'Abin da wannan shafi yake adanawa game da kai, wanda yake gani, tsawon lokacin da yake zama, da abin da za ka iya nema.',
  ),
  blocks: [
    {
      kind: 'callout',
      tone: 'information',
      title: t('This is a demonstration', 'Wannan gwaji ne'),
      text: t(
        'Enter nothing that is true of you or of anybody else. Here, the identity register, the text messages and the payment providers are played by a program.',
        'Kada ka shigar da bayanin gaskiya naka ko na wani. A nan wata manhaja ce take kwaikwayon rajistar shaida, saƙonnin waya da kamfanonin biyan kuɗi.',
      ),
    },
    { kind: 'heading', level: 2, text: t('In short', 'A taƙaice') },
    {
      kind: 'list',
      items: [
        t(
          'Reading, searching, finding a bill and checking a receipt need no account.',
          'Karatu, bincike, nemo bil da tantance rasit ba sa buƙatar asusu.',
        ),
        t(
          'What you enter in the tax calculator stays on your device.',
          'Abin da ka shigar a na’urar lissafin haraji yana nan a na’urarka.',
        ),
        t(
          'Card details are typed at the payment provider. This portal never sees them.',
          'Ana rubuta bayanan kati ne a wurin kamfanin biyan kuɗi. Wannan shafi ba ya ganin su.',
        ),
        t(
          'Two cookies keep your language and your colours; there are no others.',
          'Kukis biyu suna riƙe harshenka da launukanka; babu wasu.',
        ),
        t(
          'There is no advertising here. Programs of others run only where you pay: the payment provider’s.',
          'Babu talla a nan. Manhajar wasu tana aiki ne kawai a wurin biyan kuɗi: ta kamfanin biyan kuɗi.',
        ),
      ],
    },
    {
      kind: 'paragraph',
      text: t(
        [
          'The revenue service that runs this portal decides what is collected and answers for it under the Nigeria Data Protection Act 2023. ',
          { text: 'Write to it', to: '/contact-us/message' },
          ' about anything on this page.',
        ],
        [
          'Hukumar haraji mai wannan shafi ce take yanke shawarar abin da za a karɓa, kuma ita ce mai amsawa a kansa bisa Dokar Kare Bayanai ta Najeriya ta 2023. ',
          { text: 'Rubuta mata', to: '/contact-us/message' },
          ' game da komai na wannan shafi.',
        ],
      ),
    },
    {
      kind: 'heading',
      level: 2,
      text: t('What is stored, and who sees it', 'Abin da ake adanawa, da wanda yake gani'),
    },
    ...whatIsStored,
    {
      kind: 'paragraph',
      text: t(
        'What staff do, and what is done to an account, a bill or a request, is on record: who, what and when. The record names nobody’s NIN or password.',
        'Abin da ma’aikata suke yi, da abin da aka yi wa asusu, bil ko buƙata, yana cikin rikodi: wane ne, me ya yi, kuma yaushe. Babu NIN ko kalmar sirri ta kowa a cikin rikodin.',
      ),
    },
    {
      kind: 'paragraph',
      text: t(
        'The servers write down which page was asked for, when, and from which network address. Words you searched for, email addresses and NINs are struck out of that.',
        'Kwamfutocin hukuma suna rubuta shafin da aka nema, lokacin, da adireshin intanet da aka nemo daga gare shi. Ana cire kalmomin bincike, adireshin imel da NIN daga ciki.',
      ),
    },
    { kind: 'heading', level: 2, text: t('Who else receives it', 'Wa kuma yake karɓa') },
    {
      kind: 'list',
      items: [
        t(
          'Remita or Interswitch, when you choose to pay there: your name and email address, the amount and a reference; Remita your telephone number too.',
          'Remita ko Interswitch, idan ka zaɓi biya a can: sunanka da adireshin imel, adadin kuɗi da lamba; Remita har da lambar wayarka.',
        ),
        t(
          'An identity verification provider, when you register: the NIN you typed. It answers what the national register says.',
          'Kamfanin tantance shaida, lokacin rajista: NIN da ka rubuta. Yana ba da amsar abin da rajistar ƙasa ta ce.',
        ),
        t(
          'Whoever carries text messages and email for the service: the number or address, and the message.',
          'Masu aika saƙonnin waya da imel na hukuma: lambar ko adireshin, da saƙon.',
        ),
      ],
    },
    {
      kind: 'paragraph',
      text: t(
        'By itself the portal sends personal data to nobody else.',
        'Shafin da kansa ba ya aika bayanan mutane ga wani dabam.',
      ),
    },
    { kind: 'heading', level: 2, text: t('How long it stays', 'Tsawon lokacin da yake zama') },
    {
      kind: 'list',
      items: [
        t(
          'Bills, payments, receipts and the record of who did what: they are not deleted. A receipt must answer for as long as somebody may ask.',
          'Bil, biya, rasit da rikodin wanda ya yi me: ba a goge su. Dole rasit ya amsa muddin wani zai iya tambaya.',
        ),
        t(
          'What the identity register answered: emptied when the registration is complete, deleted within an hour of its end.',
          'Amsar rajistar shaida: ana share ta da zarar rajista ta kammala, kuma ana goge ta cikin awa ɗaya da ƙarewarta.',
        ),
        t(
          'Where you were signed in, and links sent by email: 30 days after their end.',
          'Inda ka shiga asusu, da hanyoyin da aka aika ta imel: kwana 30 bayan ƙarewarsu.',
        ),
        t(
          'The NIN of an application to become an agent: erased with the decision.',
          'NIN na neman zama wakili: ana goge shi da zarar an yanke shawara.',
        ),
        t(
          'An account: when it is deleted, your name, email address, NIN and everything said at the registration go; the pictures of an agent’s papers too. Bills and receipts keep what was said on them.',
          'Asusu: idan aka goge shi, sunanka, imel, NIN da duk abin da aka faɗa lokacin rajista suna tafiya; har da hotunan takardun wakili. Bil da rasit suna riƙe abin da aka rubuta a kansu.',
        ),
        t(
          'Messages, consultations, applications and declarations: the portal has no day on which it deletes them by itself. Ask, and a person decides.',
          'Saƙonni, shawarwari, buƙatun wakilci da bayanan kayan sadarwa: shafin ba shi da ranar da yake goge su da kansa. Ka nema, mutum zai yanke shawara.',
        ),
      ],
    },
    { kind: 'heading', level: 2, text: t('What your device keeps', 'Abin da na’urarka take adanawa') },
    {
      kind: 'list',
      items: [
        t(
          'Two cookies, for a year, each once you choose: your language, and light or dark colours.',
          'Kukis biyu, na shekara ɗaya, kowane idan ka zaɓa: harshenka, da launuka masu haske ko masu duhu.',
        ),
        t(
          'What you type into a form, until you send it or close the tab; so a lost connection costs nothing. Never a password.',
          'Abin da ka rubuta a fom, har sai ka aika ko ka rufe shafin; don haka yankewar intanet ba ta ɓatar da komai. Ban da kalmar sirri.',
        ),
        t(
          'During a registration the NIN, until it is complete or you close the tab. On a phone that others use, close it.',
          'Lokacin rajista, NIN, har sai ta kammala ko ka rufe shafin. A wayar da wasu suke amfani da ita, ka rufe shi.',
        ),
        t(
          'While you are signed in: who you are and the key of your session, encrypted. Signing out removes it.',
          'Yayin da kake cikin asusu: ko kai wane ne da mabuɗin shigarka, a rufe. Fita daga asusu tana cire su.',
        ),
        t(
          'The public keys that prove receipts without a connection. They say nothing about you.',
          'Mabuɗan jama’a da suke tabbatar da rasit ba tare da intanet ba. Ba sa faɗin komai game da kai.',
        ),
      ],
    },
    { kind: 'heading', level: 2, text: t('On what ground', 'Bisa wane dalili') },
    {
      kind: 'paragraph',
      text: t(
        'Section 25 of the Act asks for a ground. Bills, payments, accounts and declarations: the service’s duties under the tax laws. Messages, consultations and applications: because you ask for something. An agent’s telephone number on the public list: consent, which can be taken back by writing to the service.',
        'Sashe na 25 na dokar yana neman dalili. Bil, biya, asusu da bayanan kayan sadarwa: aikin da dokokin haraji suka ɗora wa hukuma. Saƙonni, shawarwari da buƙatun wakilci: domin kai ne ka nemi wani abu. Lambar wayar wakili a jerin jama’a: yarda, wadda za a iya janyewa ta rubuta wa hukuma.',
      ),
    },
    { kind: 'heading', level: 2, text: t('What you may ask for', 'Abin da za ka iya nema') },
    {
      kind: 'list',
      items: [
        t(
          'To know what is stored about you and to have a copy of it.',
          'Ka san abin da aka adana game da kai, ka kuma sami kwafinsa.',
        ),
        t(
          'To have what is wrong corrected, and what has no purpose any more deleted.',
          'A gyara abin da yake kuskure, a goge abin da ba shi da amfani yanzu.',
        ),
        t(
          'To object, to have the use of it restricted, and to take back a consent.',
          'Ka ƙi yarda, a taƙaita amfani da shi, ka kuma janye yardarka.',
        ),
        t(
          'To complain to the Nigeria Data Protection Commission.',
          'Ka kai ƙara ga Hukumar Kare Bayanai ta Najeriya (NDPC).',
        ),
      ],
    },
    {
      kind: 'paragraph',
      text: t(
        'The Act gives these rights in sections 34 to 38. What the tax laws make the service keep, bills and receipts above all, stays all the same. Who asks must prove who they are.',
        'Dokar ta ba da waɗannan haƙƙoƙi a sashe na 34 zuwa na 38. Abin da dokokin haraji suka wajabta wa hukuma ta adana, musamman bil da rasit, yana nan duk da haka. Dole mai nema ya tabbatar da ko shi wane ne.',
      ),
    },
    {
      kind: 'action',
      to: '/contact-us/message',
      label: t('Write to us about your data', 'Rubuto mana game da bayananka'),
    },
    {
      kind: 'links',
      items: [
        { to: '/terms-of-use', label: t('Terms of use', 'Sharuɗɗan amfani') },
        { to: '/contact-us', label: t('Find a tax office', 'Nemo ofishin haraji') },
      ],
    },
  ],
});
