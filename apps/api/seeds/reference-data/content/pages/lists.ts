import { page, t } from '../wording.ts';

export const gallery = page('/gallery', {
  title: t('Gallery', 'Hotuna'),
  lead: t('Pictures of the service’s work across the state.', 'Hotunan ayyukan hukumar a faɗin jiha.'),
  blocks: [
    { kind: 'gallery' },
    {
      kind: 'links',
      items: [
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
