import type { Localized, Role } from '@portal/contracts';

interface Service {
  readonly to: string;
  readonly title: Localized;
  readonly text: Localized;
  /** What it costs, how long it takes, what one needs: only what is true of it. */
  readonly facts: readonly Localized[];
  readonly visibleTo?: readonly Role[];
}

const free: Localized = { en: 'Free', ha: 'Kyauta' };
const atOnce: Localized = { en: 'At once', ha: 'Nan take' };

/** What can be done today, each with its way in. */
export const services: readonly Service[] = [
  {
    to: '/user/generate-invoice',
    title: { en: 'Pay a ministry, department or agency', ha: 'Biya ma’aikata ko hukuma' },
    text: {
      en: 'Raise a bill for a fee, worked out with you, and pay it.',
      ha: 'Fitar da bil na kuɗi, a lissafa tare da kai, ka biya.',
    },
    facts: [
      atOnce,
      {
        en: 'Needs: what the fee asks, for example a plate number',
        ha: 'Ana buƙata: abin da kuɗin yake tambaya, misali lambar mota',
      },
    ],
  },
  {
    to: '/user/paye-manager',
    title: { en: 'PAYE manager for employers', ha: 'Manajan PAYE na masu ma’aikata' },
    text: {
      en: 'Each month: give your schedule, have its tax computed, file it and pay its bill.',
      ha: 'Kowane wata: bayar da jerinka, a lissafa harajinsa, ka gabatar ka biya bil.',
    },
    facts: [
      free,
      {
        en: 'Needs: the list of staff with gross pay, pension and tax',
        ha: 'Ana buƙata: jerin ma’aikata da albashi, fansho da haraji',
      },
    ],
  },
  {
    to: '/user/etcc',
    title: { en: 'Tax clearance certificate (eTCC)', ha: 'Takardar shaidar biyan haraji (eTCC)' },
    text: {
      en: 'Three years filed and paid: issued at once. If something is in the way, you see what it costs.',
      ha: 'An miƙa an kuma biya shekaru uku: ana bayarwa nan take. In akwai abin da ya hana, ka ga nawa ne.',
    },
    facts: [
      free,
      atOnce,
      {
        en: 'Needs: nothing we already hold',
        ha: 'Ana buƙata: ba abin da muke da shi ba',
      },
    ],
  },
  {
    to: '/user/cases',
    title: { en: 'Notices and cases', ha: 'Sanarwa da shari’o’i' },
    text: {
      en: 'What the tax office served on you, and what to do by when.',
      ha: 'Abin da ofishin haraji ya isar maka, da abin da za ka yi da lokacinsa.',
    },
    facts: [free],
  },
  {
    to: '/user/withholding',
    title: { en: 'Withholding tax and credit notes', ha: 'Harajin riƙo da takardunsa' },
    text: {
      en: 'Give what you withheld from others and pay it; find what others withheld from you.',
      ha: 'Bayar da abin da ka riƙe daga wasu ka biya; nemo abin da wasu suka riƙe daga gare ka.',
    },
    facts: [
      free,
      {
        en: 'Needs: who was paid, what for, their Tax ID',
        ha: 'Ana buƙata: wanda aka biya, dalilin biyan, lambar harajinsa',
      },
    ],
  },
  {
    to: '/user/returns',
    title: {
      en: 'Returns: direct assessment, consumption tax',
      ha: 'Bayanan haraji: kiyasin kai tsaye, harajin amfani',
    },
    text: {
      en: 'See what is due and by when; the portal fills in what it knows, you add the rest and file.',
      ha: 'Ga abin da ake jira da ranarsa; shafin yana cike abin da ya sani, kai kuma ka ƙara sauran ka gabatar.',
    },
    facts: [
      free,
      {
        en: 'Needs: income by source, reliefs with proof',
        ha: 'Ana buƙata: kuɗin shiga ta kowace hanya, rangwame da shaida',
      },
    ],
  },
  {
    to: '/user/returns/calendar',
    title: { en: 'Calendar of duties', ha: 'Kalandar ayyukan haraji' },
    text: {
      en: 'What you have to file in a year: when it is due, what is filed, late or extended.',
      ha: 'Abin da za ka gabatar a shekara: ranarsa ta ƙarshe, da abin da aka gabatar, ya makara ko aka ƙara masa lokaci.',
    },
    facts: [free, atOnce],
  },
  {
    to: '/user/penalties',
    title: { en: 'Penalties and interest', ha: 'Tara da ruwa' },
    text: {
      en: 'What was charged for lateness, by which rule, for how many days and at what rate.',
      ha: 'Abin da aka caje saboda jinkiri, bisa wace doka, kwana nawa da wane adadi.',
    },
    facts: [free],
  },
  {
    to: '/user/invoices?status=expired',
    title: { en: 'Renew an expired invoice', ha: 'Sabunta takardar da ta ƙare' },
    text: {
      en: 'The same reference, amount and RRR, for three months more.',
      ha: 'Lambar nan, adadin nan da RRR nan, na ƙarin watanni uku.',
    },
    facts: [free, atOnce],
  },
  {
    to: '/user/payment-history/refunds',
    title: { en: 'Ask for a refund', ha: 'Nemi a mayar da kuɗi' },
    text: {
      en: 'Money paid twice, by mistake or without being owed; every step in sight.',
      ha: 'Kuɗin da aka biya sau biyu, bisa kuskure ko ba a bin sa; kowane mataki a fili.',
    },
    facts: [
      free,
      { en: 'Paid within 90 days of the approval', ha: 'Ana biya cikin kwana 90 da amincewa' },
      { en: 'Needs: the receipt and a bank account', ha: 'Ana buƙata: rasit da asusun banki' },
    ],
  },
  {
    to: '/tax-calculator',
    title: { en: 'Tax calculator', ha: 'Na’urar lissafin haraji' },
    text: { en: 'What a tax comes to, with its working.', ha: 'Nawa ne haraji, tare da yadda aka lissafa.' },
    facts: [free, atOnce],
  },
  {
    to: '/consult-connect',
    title: { en: 'Book a consultation', ha: 'Ajiye lokacin shawara' },
    text: {
      en: 'Half an hour with an officer: at the office, by phone or by video.',
      ha: 'Rabin awa da jami’i: a ofis, ta waya ko ta bidiyo.',
    },
    facts: [free, { en: 'Needs: your question in a few sentences', ha: 'Ana buƙata: tambayarka a ’yan jimloli' }],
  },
  {
    to: '/communication-infrastructure-assessment-portal',
    title: { en: 'Declare communication infrastructure', ha: 'Bayyana kayan sadarwa' },
    text: {
      en: 'Masts and fibre, assessed by the published tariff.',
      ha: 'Hasumiyoyi da igiyoyin sadarwa, bisa ga farashin da aka wallafa.',
    },
    facts: [{ en: 'Needs: sites, heights and lengths', ha: 'Ana buƙata: wurare, tsawo da nisa' }],
  },
  {
    to: '/uploads',
    title: { en: 'Agent registration', ha: 'Rajistar wakili' },
    text: { en: 'Your documents and the registration fee.', ha: 'Takardunka da kuɗin rajista.' },
    facts: [{ en: 'Needs: one picture of each document', ha: 'Ana buƙata: hoto ɗaya na kowace takarda' }],
    visibleTo: ['Agent'],
  },
  {
    to: '/user/settings',
    title: { en: 'Change of office, correction of details', ha: 'Canjin ofis, gyaran bayanai' },
    text: {
      en: 'Ask for it in your profile; the office decides and tells you.',
      ha: 'Nema a bayananka; ofis zai yanke shawara ya gaya maka.',
    },
    facts: [free],
  },
  {
    to: '/user/clients',
    title: { en: 'Act for a client', ha: 'Wakiltar abokin hulɗa' },
    text: {
      en: 'With a code from your client or your organisation: see their account, raise and pay their invoices.',
      ha: 'Da lamba daga abokin hulɗarka ko ƙungiyarka: ganin asusunsu, fitar da bil ɗinsu a biya.',
    },
    facts: [free, { en: 'Needs: their code', ha: 'Ana buƙata: lambarsu' }],
  },
  {
    to: '/user/commission',
    title: { en: 'Commission', ha: 'La’ada' },
    text: {
      en: 'What you earned of settled payments, by month and bill.',
      ha: 'Abin da ka samu daga biyan da suka shiga, wata-wata da bil-bil.',
    },
    facts: [free, atOnce],
    visibleTo: ['Agent'],
  },
  {
    to: '/receipt-verification',
    title: { en: 'Verify a receipt', ha: 'Tabbatar da rasiti' },
    text: { en: 'Yours or somebody else’s, by its number or code.', ha: 'Naka ko na wani, ta lambarsa ko hotonsa.' },
    facts: [free, atOnce],
  },
];
