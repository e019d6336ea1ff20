import { page, t } from '../wording.ts';

export const gallery = page('/gallery', {
  title: t('Gallery', 'Hotuna'),
  lead: t(
    'What our papers look like, and where on them the numbers stand that people are asked for.',
    'Yadda takardunmu suke, da inda lambobin da ake nema suke a kansu.',
  ),
  blocks: [
    {
      kind: 'list',
      items: [
        t(
          'A bill reference has sixteen letters and digits and begins with KD. It opens the bill, before and after it is paid.',
          'Lambar bil tana da haruffa da lambobi goma sha shida, kuma tana farawa da KD. Tana buɗe bil, kafin a biya da bayan an biya.',
        ),
        t(
          'A receipt number begins with KDR. There is one only when the money has been confirmed.',
          'Lambar rasit tana farawa da KDR. Ba ta samuwa sai an tabbatar da kuɗin.',
        ),
        t(
          [
            'A paper can be imitated, its code cannot: ',
            { text: 'check an invoice or a receipt', to: '/receipt-verification' },
            ' before you rely on it.',
          ],
          [
            'Ana iya kwaikwayon takarda, amma ba lambarta ba: ',
            { text: 'tantance takardar biyan kuɗi ko rasit', to: '/receipt-verification' },
            ' kafin ka dogara da ita.',
          ],
        ),
      ],
    },
    {
      kind: 'callout',
      tone: 'information',
      text: t(
        'These are specimens: nobody owes these bills, nobody paid them, and their codes lead nowhere.',
        'Waɗannan samfuri ne: babu mai bin bashin waɗannan bil, babu wanda ya biya su, kuma lambobinsu ba sa buɗe komai.',
      ),
    },
    { kind: 'gallery' },
    {
      kind: 'links',
      items: [
        { to: '/faq', label: t('Questions and answers', 'Tambayoyi da amsoshi') },
        { to: '/news', label: t('News', 'Labarai') },
        { to: '/about-us', label: t('About us', 'Game da mu') },
      ],
    },
  ],
});

export const news = page('/news', {
  title: t('News', 'Labarai'),
  lead: t(
    'Announcements of the service: changed dates, new rules, maintenance.',
    'Sanarwar hukuma: sauyin ranaku, sababbin dokoki, gyare-gyare.',
  ),
  blocks: [
    { kind: 'news', limit: 10 },
    {
      kind: 'links',
      items: [
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
        { to: '/faq', label: t('Questions and answers', 'Tambayoyi da amsoshi') },
      ],
    },
  ],
});

export const faq = page('/faq', {
  title: t('FAQ', 'Tambayoyi'),
  lead: t(
    'Questions people ask most, and what the law says.',
    'Tambayoyin da mutane suka fi yi, da abin da doka ta ce.',
  ),
  blocks: [
    { kind: 'questions' },
    {
      kind: 'links',
      title: t('Not answered?', 'Ba ka sami amsa ba?'),
      items: [
        { to: '/contact-us', label: t('Write to us or find an office', 'Rubuto mana ko nemo ofishi') },
        { to: '/consult-connect', label: t('Book a consultation', 'Nemi lokacin shawara') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Administration Act 2025: sections 41 (objection), 55 (refund), 65 and 66 (late payment), 72 (clearance certificate)',
          'Dokar gudanar da haraji ta Najeriya (NTAA) 2025: sassa na 41 (ƙorafi), 55 (mayar da kuɗi), 65 da 66 (jinkirin biya), 72 (takardar shaida)',
        ),
        t(
          'Nigeria Tax Act 2025: sections 30 (reliefs), 58 and the Fourth Schedule (bands)',
          'Dokar haraji ta Najeriya (NTA) 2025: sashe na 30 (rangwame), na 58 da jadawali na huɗu (matakai)',
        ),
        t(
          'Presumptive tax regulations signed on 3 March 2026, as reported by the press',
          'Dokokin harajin kimantawa da aka sa wa hannu ran 3 ga Maris 2026, kamar yadda jaridu suka ruwaito',
        ),
      ],
    },
  ],
});
