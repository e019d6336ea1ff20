import { page, t } from '../wording.ts';
import { facts, payABill } from './repeated-blocks.ts';

const toAllTaxes = { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') };

export const mvaKaduna = page('/tax-trails/mva-kaduna', {
  title: t('MVA Kaduna', 'MVA Kaduna'),
  lead: t(
    'Vehicle papers: registration, licence, plates and change of ownership.',
    'Takardun mota: rajista, lasisi, lambar mota da sauya mallaka.',
  ),
  blocks: [
    facts('vehicle', '/tax-trails/mva-kaduna', {
      rate: t('As the bill says', 'Kamar yadda bil ya nuna'),
      who: t('Owners of vehicles', 'Masu motoci'),
      due: t('On buying, and when a paper ends', 'Da saya, da lokacin da takarda ta ƙare'),
    }),
    {
      kind: 'table',
      caption: t('What you come for, and what you bring', 'Abin da ya kawo ka, da abin da za ka zo da shi'),
      columns: [t('What', 'Abu'), t('Bring', 'Zo da')],
      rows: [
        [
          t('Register a vehicle and get number plates', 'Yi wa mota rajista ka karɓi lambobinta'),
          t('Proof that the vehicle is yours, and your NIN', 'Shaidar cewa motar taka ce, da NIN naka'),
        ],
        [
          t('Renew the vehicle licence', 'Sabunta lasisin mota'),
          t('The last licence or the number plate', 'Lasisin baya ko lambar mota'),
        ],
        [
          t('Change the owner after a sale', 'Sauya mai mota bayan sayarwa'),
          t('The sale agreement and the vehicle’s papers', 'Yarjejeniyar sayarwa da takardun motar'),
        ],
        [
          t('Hackney permit, for carrying passengers for money', 'Izinin hackney, don ɗaukar fasinja da kuɗi'),
          t('The vehicle’s papers', 'Takardun motar'),
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'information',
      title: t('On the road', 'A kan hanya'),
      text: t(
        'Each paper has a reference, and each receipt can be checked by whoever is shown it. Nobody may collect tax in cash or at a roadblock.',
        'Kowace takarda tana da lamba, kuma duk wanda aka nuna wa rasit zai iya tantance shi. Babu wanda aka yarda ya karɓi haraji da tsabar kuɗi ko a shingen hanya.',
      ),
    },
    {
      kind: 'callout',
      tone: 'uncertain',
      text: t(
        'We know of no published list of today’s vehicle fees or licensing offices, and show none. The bill names the amount; a tax office tells you where to go.',
        'Ba mu san jerin kuɗaɗen motoci ko ofisoshin lasisi na yau da aka wallafa ba, don haka ba mu nuna ko ɗaya ba. Bil yana faɗar adadin; ofishin haraji zai faɗa maka inda za ka je.',
      ),
    },
    payABill,
    {
      kind: 'links',
      items: [
        { to: '/contact-us', label: t('Find a tax office', 'Nemo ofishin haraji') },
        { to: '/tax-trails/transportation', label: t('Transportation', 'Sufuri') },
        toAllTaxes,
      ],
    },
  ],
});

export const transportation = page('/tax-trails/transportation', {
  title: t('Transportation', 'Sufuri'),
  lead: t(
    'Permits and tickets for vehicles that carry people and goods for money.',
    'Izini da tikiti ga motocin da ke ɗaukar mutane da kaya da kuɗi.',
  ),
  blocks: [
    facts('transport', '/tax-trails/transportation', {
      rate: t('As the bill says', 'Kamar yadda bil ya nuna'),
      who: t('Operators of commercial vehicles', 'Masu motocin haya'),
      due: t('Before the road', 'Kafin hawa hanya'),
      law: t('State tax law of 2020, section 51', 'Dokar haraji ta jiha ta 2020, sashe na 51'),
    }),
    {
      kind: 'paragraph',
      text: t(
        'Commercial operators pay for permits and ticketing by reference: find the bill, pay it, and carry the receipt.',
        'Masu sufuri suna biyan izini da tikiti da lambar bil: nemo bil ɗin, biya, ka riƙe rasit.',
      ),
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: t('No cash, no roadblocks', 'Babu tsabar kuɗi, babu shinge'),
      text: t(
        'Under the rules signed in March 2026 nobody may collect taxes at a roadblock or in cash. If somebody stops you for money, ask for the bill’s reference and check it here.',
        'Bisa dokar da aka sa wa hannu a Maris 2026, babu wanda aka yarda ya karɓi haraji a shingen hanya ko da tsabar kuɗi. Idan wani ya tsayar da kai yana neman kuɗi, nemi lambar bil ka tantance ta a nan.',
      ),
    },
    {
      kind: 'steps',
      items: [
        {
          title: t('Ask for the reference', 'Nemi lamba'),
          text: t('No reference means no bill.', 'Idan babu lamba, babu bil.'),
        },
        {
          title: t('Check who asks', 'Tantance mai nema'),
          text: t(
            ['Every collector has an identity code: ', { text: 'verify it', to: '/agent-network' }, '.'],
            ['Kowane mai karɓa yana da lambar shaida: ', { text: 'tantance ta', to: '/agent-network' }, '.'],
          ),
        },
        {
          title: t('Tell us', 'Sanar da mu'),
          text: t(
            ['Write down place and time, and ', { text: 'write to us', to: '/contact-us' }, '.'],
            ['Rubuta wuri da lokaci, ka ', { text: 'rubuto mana', to: '/contact-us' }, '.'],
          ),
        },
      ],
    },
    payABill,
    { kind: 'links', items: [{ to: '/tax-trails/mva-kaduna', label: t('MVA Kaduna', 'MVA Kaduna') }, toAllTaxes] },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Presumptive tax regulations signed on 3 March 2026, as reported by the press',
          'Dokokin harajin kimantawa da aka sa wa hannu ran 3 ga Maris 2026, kamar yadda jaridu suka ruwaito',
        ),
        t(
          'Kaduna State Tax (Codification and Consolidation) Law 2020, section 51 (no cash)',
          'Dokar haraji ta Jihar Kaduna ta 2020, sashe na 51 (babu tsabar kuɗi)',
        ),
      ],
    },
  ],
});
