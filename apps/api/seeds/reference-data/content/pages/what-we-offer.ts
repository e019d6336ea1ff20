import { page, t } from '../wording.ts';

export const whatWeOffer = page('/what-we-offer', {
  title: t('What we Offer', 'Abin da muke yi'),
  lead: t(
    'One place for what you owe the state, and for the proof that you paid it.',
    'Wuri ɗaya don abin da ake bin ka a jiha, da shaidar cewa ka biya.',
  ),
  blocks: [
    { kind: 'heading', level: 2, text: t('For people', 'Ga mutane') },
    {
      kind: 'list',
      items: [
        t(
          [{ text: 'Find a bill', to: '/' }, ' by its reference, without an account.'],
          [{ text: 'Nemo bil', to: '/' }, ' da lambarsa, ba tare da asusu ba.'],
        ),
        t(
          'Pay by card, bank or transfer, and get a receipt by email.',
          'Biya da kati, banki ko aika kuɗi, ka sami rasit ta imel.',
        ),
        t(
          ['Check any ', { text: 'invoice or receipt', to: '/receipt-verification' }, '.'],
          ['Tantance kowace ', { text: 'takardar biyan kuɗi ko rasit', to: '/receipt-verification' }, '.'],
        ),
        t(
          ['See what each tax is, and ', { text: 'work out yours', to: '/tax-calculator' }, '.'],
          ['Ga mene ne kowane haraji, ka ', { text: 'lissafa naka', to: '/tax-calculator' }, '.'],
        ),
      ],
    },
    {
      kind: 'heading',
      level: 2,
      text: t('For businesses and employers', 'Ga kamfanoni da masu ɗaukar ma’aikata'),
    },
    {
      kind: 'list',
      items: [
        t('One kind of bill for every tax, levy and fee.', 'Bil iri ɗaya ga kowane haraji da kuɗi.'),
        t(
          'Receipts whose code can be checked without asking us.',
          'Rasit mai alamar da ake iya tantancewa ba tare da an tambaye mu ba.',
        ),
        t(
          'An account with which you get the bill for a tax or a fee at once, in the company’s name.',
          'Asusun da za ka sami bil na haraji ko kuɗi da shi nan take, da sunan kamfani.',
        ),
      ],
    },
    {
      kind: 'heading',
      level: 2,
      text: t('For ministries, departments and agencies', 'Ga ma’aikatu da hukumomi'),
    },
    {
      kind: 'list',
      items: [
        t(
          'Bills under your own revenue heads; the money goes straight to the Treasury Single Account.',
          'Bil a kan naku nau’o’in kuɗin shiga; kuɗin yana shiga Asusun Baitulmali Guda kai tsaye.',
        ),
        t('No cash in anybody’s hands.', 'Babu tsabar kuɗi a hannun kowa.'),
      ],
    },
    {
      kind: 'callout',
      tone: 'information',
      title: t('What we never do', 'Abin da ba ma yi'),
      text: t(
        'We take no cash, we stop nobody on the road for money, and we never ask for your password or your card number.',
        'Ba ma karɓar tsabar kuɗi, ba ma tsayar da kowa a hanya don kuɗi, ba ma tambayar kalmar sirrinka ko lambar katinka.',
      ),
    },
    {
      kind: 'links',
      items: [
        { to: '/e-services', label: t('E-services', 'Ayyukan intanet') },
        { to: '/agent-network', label: t('Agent Network Services', 'Ayyukan wakilai') },
        { to: '/faq', label: t('Questions and answers', 'Tambayoyi da amsoshi') },
      ],
    },
  ],
});
