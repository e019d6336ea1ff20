import { question } from './a-question.ts';
import { type SeededContent, t } from './wording.ts';

/** Taxes, business and rights: what the law says. */
export const questionsOnTaxes: readonly SeededContent[] = [
  question(
    'taxes',
    10,
    'paye-and-return',
    t('I pay PAYE. Must I still file a return?', 'Ina biyan PAYE. Sai na kai rahoto?'),
    t(
      'Yes. Your own return is due on 31 March; your employer’s is another one.',
      'E. Rahotonka zuwa 31 ga Maris; na mai aikinka dabam yake.',
    ),
  ),
  question(
    'taxes',
    20,
    'two-employers',
    t('I have two employers. What do I pay?', 'Ina da masu aiki biyu. Me zan biya?'),
    t(
      [
        'Tax is on your whole income of the year. Each employer deducts from its part, so the rest comes with your own return. ',
        { text: 'Work it out', to: '/tax-calculator' },
        '.',
      ],
      [
        'Haraji a kan duk kuɗin shigar shekara ne. Kowane mai aiki yana cirewa daga nasa, saura yana zuwa da rahotonka. ',
        { text: 'Lissafa', to: '/tax-calculator' },
        '.',
      ],
    ),
  ),
  question(
    'taxes',
    30,
    'rent-relief',
    t('How do I prove my rent for the relief?', 'Ta yaya zan tabbatar da hayata don rangwame?'),
    t(
      'With a true declaration of the rent you pay; keep the agreement and the receipts, because evidence may be asked for. The relief is 20% of the rent, at most ₦500,000 a year.',
      'Da bayani na gaskiya na hayar da kake biya; adana yarjejeniya da rasit, domin ana iya neman shaida. Rangwamen 20% na haya ne, bai wuce ₦500,000 a shekara ba.',
    ),
  ),
  question(
    'taxes',
    40,
    'pensioner',
    t('I am a pensioner. Do I pay?', 'Ni ɗan fansho ne. Ina biya?'),
    t(
      'Pension and gratuity under the Pension Reform Act are not taxed. Other income, such as rent, is.',
      'Ba a karɓar haraji a kan fansho da giratuti bisa dokar fansho. Sauran kuɗin shiga, kamar na haya, ana karɓa.',
    ),
  ),
  question(
    'taxes',
    50,
    'moved-state',
    t('I moved to another state. Where do I pay?', 'Na koma wata jiha. Ina zan biya?'),
    t(
      'For the whole year to the state in which you lived on 1 January.',
      'Na shekarar gaba ɗaya ga jihar da kake zaune a ranar 1 ga Janairu.',
    ),
  ),
  question(
    'taxes',
    60,
    'tax-id',
    t('What is the Tax ID, and where do I get it?', 'Mene ne Tax ID, kuma a ina zan samu?'),
    t(
      'A number of 13 digits that takes the place of the TIN. For people it is based on the NIN, for companies on their CAC number. To see your NIN, dial *346#; for the Tax ID, look at taxid.nrs.gov.ng or taxid.jrb.gov.ng.',
      'Lamba mai lambobi 13 da ta maye gurbin TIN. Ta mutane a kan NIN take, ta kamfanoni a kan lambar CAC. Don ganin NIN, danna *346#; don Tax ID, duba taxid.nrs.gov.ng ko taxid.jrb.gov.ng.',
    ),
  ),
  question(
    'business',
    10,
    'market-trader',
    t('I sell at the market. Do I owe tax?', 'Ina sayar da kaya a kasuwa. Ana bina haraji?'),
    t(
      'A turnover of up to ₦12 million a year is exempt from presumptive tax. Above that it is 1% of the turnover.',
      'Cinikin da bai wuce ₦miliyan 12 a shekara ba an ɗauke masa haraji. Sama da haka 1% na ciniki.',
    ),
  ),
  question(
    'business',
    20,
    'domestic-staff',
    t('I employ somebody in my home. Must I deduct PAYE?', 'Ina da mai aiki a gida. Sai na cire PAYE?'),
    t(
      'Not from a wage of the national minimum (₦70,000 a month) or less. Above that you are an employer like any other.',
      'Ba a cirewa daga mafi ƙarancin albashi (₦70,000 a wata) ko ƙasa da haka. Sama da haka, kai mai ɗaukar ma’aikata ne kamar kowa.',
    ),
  ),
  question(
    'business',
    30,
    'landlord',
    t('I am a landlord. Who deducts tax from the rent?', 'Ni mai gidan haya ne. Wa yake cire haraji daga haya?'),
    t(
      [
        'A company or agency that rents from you deducts 10% and gives you a receipt: it counts towards your tax. A private tenant deducts nothing. See ',
        { text: 'Withholding Tax', to: '/tax-trails/witholding' },
        '.',
      ],
      [
        'Kamfani ko hukuma da ta yi haya daga gare ka tana cire 10% ta ba ka rasit: ana lissafa shi a harajinka. Mai haya na kansa ba ya cire komai. Duba ',
        { text: 'harajin da ake cirewa', to: '/tax-trails/witholding' },
        '.',
      ],
    ),
  ),
  question(
    'business',
    40,
    'ngo',
    t('We are an NGO. Do we have to do anything?', 'Mu ƙungiya ce mai zaman kanta. Akwai abin da za mu yi?'),
    t(
      'Yes: deduct PAYE from your staff and withholding tax from your suppliers, and file the returns. Only your own income may be exempt, as far as the law says so.',
      'E: ku cire PAYE daga ma’aikatanku da harajin cirewa daga masu kaya, ku kai rahotanni. Kuɗin shigarku ne kawai za a iya ɗauke wa haraji, gwargwadon abin da doka ta ce.',
    ),
  ),
  question(
    'rights',
    10,
    'objection',
    t('I disagree with an assessment. What can I do?', 'Ban yarda da lissafin harajina ba. Me zan yi?'),
    t(
      'Object in writing within 30 days of getting it: say what is wrong and by how many naira, what should be changed and why, and what you do accept. The authority must answer within 90 days, or your objection stands.',
      'Rubuta ƙorafi cikin kwana 30 da karɓarsa: ka faɗi abin da ba daidai ba da nawa ne, abin da za a sauya da dalili, da abin da ka yarda da shi. Dole hukuma ta amsa cikin kwana 90, idan ba haka ba ƙorafinka ya tabbata.',
    ),
  ),
  question(
    'rights',
    20,
    'refund',
    t('I paid too much. How do I get it back?', 'Na biya fiye da kima. Ta yaya za a mayar mini?'),
    t(
      'Claim the refund in writing within 6 years. Once it is decided, it is paid within 90 days or set off against what you owe.',
      'Nema a rubuce cikin shekara 6. Bayan an yanke shawara, ana biya cikin kwana 90 ko a rage daga abin da ake binka.',
    ),
  ),
  question(
    'rights',
    30,
    'late',
    t('I am late. What does it cost?', 'Na makara. Nawa zan ƙara biya?'),
    t(
      '10% of the tax, and interest at the Central Bank’s policy rate plus a spread. After a demand notice you have 30 days before anything is enforced. A penalty can be remitted for good reason: ask in writing.',
      '10% na haraji, da ruwa bisa adadin Babban Banki da ƙari. Bayan sanarwar biya kana da kwana 30 kafin a ɗauki mataki. Ana iya yafe tara saboda dalili mai kyau: nema a rubuce.',
    ),
  ),
];
