import { page, t } from '../wording.ts';
import { facts, payABill } from './repeated-blocks.ts';

const toAllTaxes = { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') };

export const mdaCollection = page('/tax-trails/mda-collection', {
  title: t('MDA Collection', 'Karɓar kuɗin MDA'),
  lead: t(
    'Fees of ministries, departments and agencies, on one kind of bill.',
    'Kuɗaɗen ma’aikatu da hukumomi, a kan bil iri ɗaya.',
  ),
  blocks: [
    facts('agency', '/tax-trails/mda-collection', {
      rate: t('As the bill says', 'Kamar yadda bil ya nuna'),
      who: t('Whoever an agency serves', 'Duk wanda hukuma ta yi wa aiki'),
      due: t('By the day on the bill', 'Zuwa ranar da ke kan bil'),
    }),
    {
      kind: 'paragraph',
      text: t(
        'Whichever ministry, department or agency serves you, its fee comes as the same kind of bill with a reference. The money goes straight to the Treasury Single Account; staff cannot take cash.',
        'Ko wace ma’aikata ko hukuma ta yi maka aiki, kuɗinta yana zuwa a bil iri ɗaya mai lamba. Kuɗin yana shiga Asusun Baitulmali Guda kai tsaye; ma’aikata ba za su iya karɓar tsabar kuɗi ba.',
      ),
    },
    {
      kind: 'table',
      caption: t('Who charges for what', 'Wa yake fitar da wane bil'),
      columns: [t('What for', 'Dalili'), t('Who', 'Wa')],
      rows: [
        [
          t('Land: ground rent, certificates of occupancy', 'Ƙasa: kuɗin ƙasa, takardar mallaka'),
          t('Kaduna Geographic Information Service (KADGIS)', 'Hukumar bayanan ƙasa ta Kaduna (KADGIS)'),
        ],
        [
          t('Planning and building', 'Tsara birane da gini'),
          t('Urban Planning and Development Authority (KASUPDA)', 'Hukumar tsara birane da raya su (KASUPDA)'),
        ],
        [
          t('Traffic and environmental offences', 'Laifukan hanya da muhalli'),
          t(
            'Traffic and Environmental Law Enforcement Authority (KASTLEA)',
            'Hukumar tabbatar da dokokin hanya da muhalli (KASTLEA)',
          ),
        ],
        [
          t('Environmental permits', 'Izinin muhalli'),
          t('Environmental Protection Authority (KEPA)', 'Hukumar kare muhalli (KEPA)'),
        ],
        [
          t('Schools and colleges', 'Makarantu da kwalejoji'),
          t('The Ministry of Education and the schools', 'Ma’aikatar Ilimi da makarantun'),
        ],
      ],
    },
    {
      kind: 'steps',
      items: [
        { title: t('Ask the agency for your bill’s reference', 'Nemi lambar bil daga hukumar') },
        { title: t('Enter it here and see what it is for', 'Shigar da ita a nan ka ga dalilinta') },
        {
          title: t('Pay, and show the receipt to the agency', 'Biya, ka nuna wa hukumar rasit'),
          text: t('It sees the payment too.', 'Ita ma tana ganin biyan.'),
        },
      ],
    },
    {
      kind: 'action',
      to: '/?a=login&routeTo=mda-collections',
      label: t('Get a bill from an MDA', 'Samu bil daga MDA'),
      text: t(
        'With an account you can choose the agency and the fee, and get the bill at once.',
        'Idan kana da asusu, za ka iya zaɓar hukuma da kuɗin, ka sami bil nan take.',
      ),
    },
    payABill,
    {
      kind: 'links',
      items: [
        { to: '/tax-trails/education', label: t('Education', 'Ilimi') },
        { to: '/tax-trails/mva-kaduna', label: t('MVA Kaduna', 'MVA Kaduna') },
        toAllTaxes,
      ],
    },
  ],
});

export const education = page('/tax-trails/education', {
  title: t('Education', 'Ilimi'),
  lead: t(
    'Fees and licences of schools and tertiary institutions.',
    'Kuɗaɗe da lasisin makarantu da manyan makarantu.',
  ),
  blocks: [
    facts('school', '/tax-trails/education', {
      rate: t('As the school’s bill says', 'Kamar yadda bil ɗin makaranta ya nuna'),
      who: t('Students, parents, private schools', 'Ɗalibai, iyaye, makarantu masu zaman kansu'),
      due: t('By the day on the bill', 'Zuwa ranar da ke kan bil'),
    }),
    { kind: 'heading', level: 2, text: t('For students and parents', 'Ga ɗalibai da iyaye') },
    {
      kind: 'steps',
      items: [
        { title: t('Get the reference from the school', 'Karɓi lamba daga makaranta') },
        { title: t('See here what the fee is for, and how much', 'Ga dalilin kuɗin da adadinsa a nan') },
        {
          title: t('Pay, and keep the receipt', 'Biya, ka adana rasit'),
          text: t(
            'The institution sees that it was paid and can check the receipt.',
            'Makarantar tana ganin an biya, kuma za ta iya tantance rasit.',
          ),
        },
      ],
    },
    { kind: 'heading', level: 2, text: t('For schools', 'Ga makarantu') },
    {
      kind: 'paragraph',
      text: t(
        'Private schools pay for approval and renewal of their licence in the same way. The Ministry of Education raises the bill and names the amount.',
        'Makarantu masu zaman kansu suna biyan amincewa da sabunta lasisi ta hanya guda. Ma’aikatar Ilimi ce take fitar da bil da adadin.',
      ),
    },
    payABill,
    {
      kind: 'links',
      items: [{ to: '/tax-trails/mda-collection', label: t('MDA Collection', 'Karɓar kuɗin MDA') }, toAllTaxes],
    },
  ],
});

export const whatsappPay = page('/tax-trails/whatsapp-pay', {
  title: t('WhatsApp Pay', 'Biya ta WhatsApp'),
  lead: t(
    'Planned: send a bill reference in a message, get the amount and a link to pay.',
    'Ana shirin sa: aika lambar bil a saƙo, ka sami adadi da hanyar biya.',
  ),
  blocks: [
    {
      kind: 'callout',
      tone: 'warning',
      title: t('It does not exist yet', 'Bai wanzu ba tukuna'),
      text: t(
        'A message that claims to be our WhatsApp payment today is not from us. Never send your card number or a code from your bank in a message.',
        'Duk saƙon da ya ce yau shi ne biyanmu ta WhatsApp ba daga gare mu yake ba. Kada ka taɓa aika lambar kati ko lambar da banki ya aiko maka a saƙo.',
      ),
    },
    { kind: 'heading', level: 2, text: t('How it is meant to work', 'Yadda aka tsara shi') },
    {
      kind: 'steps',
      items: [
        { title: t('You send your bill’s reference', 'Ka aika lambar bil ɗinka') },
        { title: t('An answer says what it is for and how much', 'Amsa ta faɗi dalilin kuɗin da adadinsa') },
        { title: t('A link leads to the same payment page as here', 'Hanya ta kai ka shafin biya irin na nan') },
        { title: t('The receipt comes as a message', 'Rasit ya zo a saƙo') },
      ],
    },
    {
      kind: 'paragraph',
      text: t(
        'What works today: a paid receipt can be shared over WhatsApp from its page, and whoever gets it can check it.',
        'Abin da ke aiki yau: ana iya aika rasit ta WhatsApp daga shafinsa, kuma wanda ya karɓa zai iya tantance shi.',
      ),
    },
    payABill,
    { kind: 'links', items: [{ to: '/faq', label: t('Questions and answers', 'Tambayoyi da amsoshi') }, toAllTaxes] },
  ],
});

export const mining = page('/tax-trails/mining', {
  title: t('Mining', 'Haƙar ma’adinai'),
  lead: t(
    'Royalties are federal; the state charges for haulage, environment and land.',
    'Kuɗin ma’adinai na tarayya ne; jiha tana karɓa a kan jigila, muhalli da ƙasa.',
  ),
  blocks: [
    facts('mining', '/tax-trails/mining', {
      rate: t('As the bill says', 'Kamar yadda bil ya nuna'),
      who: t('Holders of a mineral title', 'Masu izinin haƙa'),
      due: t('Before the load leaves', 'Kafin kaya ya tashi'),
      law: t('Nigeria Tax Act 2025, Eighth Schedule', 'Dokar haraji (NTA) 2025, jadawali na takwas'),
    }),
    {
      kind: 'table',
      caption: t('Who receives what', 'Wa yake karɓar me'),
      columns: [t('Charge', 'Kuɗi'), t('Goes to', 'Yana zuwa')],
      rows: [
        [
          t(
            'Royalty, for example 15% on gold, 10% on sand, granite and laterite',
            'Kuɗin ma’adinai, misali 15% a kan zinare, 10% a kan yashi, dutse da jan ƙasa',
          ),
          t('The Federal Government', 'Gwamnatin tarayya'),
        ],
        [
          t('Haulage: carrying minerals on the state’s roads', 'Jigila: ɗaukar ma’adinai a hanyoyin jiha'),
          t('The state, by bill', 'Jiha, da bil'),
        ],
        [t('Environment', 'Muhalli'), t('The state, by bill', 'Jiha, da bil')],
        [t('Land', 'Ƙasa'), t('The state, by bill', 'Jiha, da bil')],
      ],
    },
    { kind: 'heading', level: 2, text: t('Keep at hand', 'Riƙe a hannu') },
    {
      kind: 'list',
      items: [
        t('Your federal mineral title or permit.', 'Takardar izinin haƙa ta tarayya.'),
        t(
          'The receipt for the haulage bill of this load: it can be checked on the spot.',
          'Rasit na bil ɗin jigilar wannan kaya: ana iya tantance shi nan take.',
        ),
        t('The receipts of environment and land charges.', 'Rasit na kuɗin muhalli da na ƙasa.'),
      ],
    },
    {
      kind: 'callout',
      tone: 'uncertain',
      text: t(
        'We know of no published list of the state’s haulage and environment charges, and show no amounts: the bill names them.',
        'Ba mu san jerin kuɗin jigila da muhalli na jiha da aka wallafa ba, ba mu nuna adadi ba: bil yana faɗar su.',
      ),
    },
    payABill,
    {
      kind: 'links',
      items: [{ to: '/tax-trails/mda-collection', label: t('MDA Collection', 'Karɓar kuɗin MDA') }, toAllTaxes],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Act 2025, Eighth Schedule (royalties)',
          'Dokar haraji ta Najeriya (NTA) 2025, jadawali na takwas (kuɗin ma’adinai)',
        ),
      ],
    },
  ],
});
