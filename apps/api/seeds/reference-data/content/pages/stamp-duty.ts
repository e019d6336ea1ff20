import { page, t } from '../wording.ts';
import { facts, getABill, payABill } from './repeated-blocks.ts';

export const stampDuty = page('/stamp-duty-capital-gain-tax', {
  title: t('Stamp Duty & Capital Gains Tax', 'Harajin hatimi da na ribar kadara'),
  lead: t(
    'A duty on certain papers, and the tax on what you gain when you sell property.',
    'Haraji a kan wasu takardu, da kuma kan ribar da ka samu idan ka sayar da kadara.',
  ),
  blocks: [
    facts('stamp-duty', '/stamp-duty-capital-gain-tax', {
      rate: t('0.1 to 3% of the amount on a paper', '0.1 zuwa 3% na adadin takarda'),
      who: t('Whoever signs or sells', 'Mai sa hannu ko mai sayarwa'),
      due: t('Within 30 days of signing', 'Cikin kwana 30 da sa hannu'),
      law: t('Nigeria Tax Act 2025, section 126', 'Dokar haraji (NTA) 2025, sashe na 126'),
    }),
    { kind: 'heading', level: 2, text: t('Stamp duty', 'Harajin hatimi') },
    {
      kind: 'paragraph',
      text: t(
        'Agreements between individuals are stamped by the state, those of companies by the Nigeria Revenue Service. Stamp within 30 days of signing: an unstamped paper is not accepted as evidence in court, and a late one costs 10% more and interest.',
        'Yarjejeniya tsakanin mutane jiha ce ke sa mata hatimi, ta kamfanoni kuma NRS. Sa hatimi cikin kwana 30 da sa hannu: kotu ba ta karɓar takarda marar hatimi a matsayin shaida, jinkiri kuma yana ƙara 10% da ruwa.',
      ),
    },
    {
      kind: 'table',
      caption: t('The most common duties', 'Harajin hatimi da aka fi haɗuwa da su'),
      columns: [t('Paper', 'Takarda'), t('Duty', 'Haraji'), t('Who pays', 'Wa yake biya')],
      rows: [
        [
          t(
            'Sale, transfer, gift or exchange of land and buildings',
            'Sayarwa, miƙawa, kyauta ko musayar fili da gida',
          ),
          t('1.5%; nothing up to ₦10 million', '1.5%; babu komai har ₦miliyan 10'),
          t('The person who receives it', 'Mai karɓa'),
        ],
        [t('Lease up to 7 years', 'Haya har shekara 7'), t('0.78%', '0.78%'), t('The tenant', 'Mai haya')],
        [t('Longer lease', 'Haya fiye da haka'), t('3%', '3%'), t('The tenant', 'Mai haya')],
        [
          t('Mortgage, bond, debenture', 'Jingina da takardar bashi'),
          t('0.375%', '0.375%'),
          t('The lender', 'Wanda aka ba jinginar'),
        ],
        [
          t('Promissory note, bill of exchange', 'Takardar alƙawarin biya'),
          t('0.1%', '0.1%'),
          t('The person who makes it', 'Mai yin ta'),
        ],
        [
          t('Contract or agreement', 'Kwangila ko yarjejeniya'),
          t('₦1,000; nothing below ₦1 million', '₦1,000; babu komai ƙasa da ₦miliyan 1'),
          t('The parties', 'Masu yarjejeniya'),
        ],
        [
          t('Memorandum or guarantee', 'Takardar fahimta ko lamuni'),
          t('₦500', '₦500'),
          t('The person who makes it', 'Mai yin ta'),
        ],
        [
          t('Electronic transfer of ₦10,000 or more', 'Aika kuɗi ta intanet na ₦10,000 ko fiye'),
          t('₦50', '₦50'),
          t('The sender', 'Mai aikawa'),
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: t(
        'A lease is not charged when its annual value is below ₦10 million or ten times the annual minimum wage, whichever is higher. Salaries, and transfers between your own accounts in one bank, carry no ₦50.',
        'Ba a karɓar haraji a kan hayar da ƙimarta a shekara ba ta kai ₦miliyan 10 ko ninki goma na mafi ƙarancin albashin shekara ba, wanda ya fi yawa. Albashi, da aika kuɗi tsakanin asusunka a banki ɗaya, ba su da ₦50.',
      ),
    },
    { kind: 'heading', level: 2, text: t('Capital gains of individuals', 'Ribar kadara ta mutane') },
    {
      kind: 'paragraph',
      text: t(
        'Since 2026 a gain is added to your income and taxed at its bands. The flat 10% is for disposals up to the end of 2025. Companies pay 30%, to the Nigeria Revenue Service.',
        'Tun 2026 ana haɗa riba da kuɗin shigarka a yi mata haraji bisa matakansa. 10% na bai ɗaya na sayarwa har ƙarshen 2025 ne. Kamfanoni suna biyan 30%, ga NRS.',
      ),
    },
    {
      kind: 'table',
      caption: t('What is exempt', 'Abin da aka ɗauke wa haraji'),
      columns: [t('What you sell', 'Abin da ka sayar'), t('Exempt', 'An ɗauke')],
      rows: [
        [
          t('The home you live in, with up to one acre', 'Gidan da kake zaune, da fili har eka ɗaya'),
          t('Once in a lifetime', 'Sau ɗaya a rayuwa'),
        ],
        [t('Private vehicles', 'Motocin kai'), t('Up to two a year', 'Har biyu a shekara')],
        [
          t('Personal belongings', 'Kayan kai'),
          t(
            'Up to ₦5 million or three times the annual minimum wage, whichever is higher',
            'Har ₦miliyan 5 ko ninki uku na mafi ƙarancin albashin shekara, wanda ya fi yawa',
          ),
        ],
        [
          t('Shares', 'Hannun jari'),
          t(
            'If, within 12 months, the proceeds stay below ₦150 million and the gain does not exceed ₦10 million, or if you reinvest in Nigerian shares in the same year',
            'Idan cikin wata 12 kuɗin sayarwa bai kai ₦miliyan 150 ba kuma riba ba ta wuce ₦miliyan 10 ba, ko ka sake saka shi a hannun jarin Najeriya a shekarar',
          ),
        ],
        [t('Compensation for personal injury', 'Diyyar rauni'), t('Up to ₦50 million', 'Har ₦miliyan 50')],
      ],
    },
    {
      kind: 'callout',
      tone: 'uncertain',
      text: t(
        'The copies of the Act that the National Assembly released in January 2026 differ in places from the gazette. We follow the gazette and cite it below.',
        'Kwafin dokar da Majalisar Ƙasa ta fitar a Janairu 2026 sun bambanta da gazet a wasu wurare. Gazet muke bi, muna kawo shi a ƙasa.',
      ),
    },
    getABill,
    payABill,
    {
      kind: 'links',
      items: [
        { to: '/tax-calculator', label: t('Tax Calculator', 'Na’urar lissafin haraji') },
        { to: '/tax-benefits', label: t('Tax Benefits', 'Wa yake samun rangwame') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Act 2025 (gazette): Ninth Schedule; sections 126, 127, 135 and 185 (stamp duty); sections 50 to 53 (gains)',
          'Dokar haraji ta Najeriya (NTA) 2025 (gazet): jadawali na tara; sassa na 126, 127, 135 da 185 (hatimi); sassa na 50 zuwa 53 (riba)',
        ),
        t(
          'Nigeria Tax Administration Act 2025, section 110 (late stamping)',
          'Dokar gudanar da haraji ta Najeriya (NTAA) 2025, sashe na 110 (jinkirin hatimi)',
        ),
      ],
    },
  ],
});
