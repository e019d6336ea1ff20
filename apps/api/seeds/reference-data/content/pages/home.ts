import { page, t } from '../wording.ts';

export const home = page('/', {
  title: t('Pay a bill or check a receipt', 'Biya takardar biya ko tantance rasit'),
  lead: t(
    'Find a bill by its reference, pay it by card, bank or transfer, and check an invoice or a receipt.',
    'Nemo takardar biya da lambarta, biya da kati, banki ko aika kuɗi, kuma tantance takarda ko rasit.',
  ),
  blocks: [
    { kind: 'heading', level: 2, text: t('News', 'Labarai') },
    { kind: 'news', limit: 3 },
  ],
});
