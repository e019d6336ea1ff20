import { page, t } from '../wording.ts';
import { monthlyDueDays, yearlyDueDays } from './repeated-blocks.ts';

export const home = page('/', {
  title: t('Pay a bill or check a receipt', 'Biya bil ko tantance rasit'),
  lead: t(
    'Find a bill by its reference, pay it by card, bank or transfer, and check an invoice or a receipt.',
    'Nemo bil da lambarsa, biya da kati, banki ko aika kuɗi, kuma tantance takardar biyan kuɗi ko rasit.',
  ),
  blocks: [
    { kind: 'due-days', items: [...Object.values(monthlyDueDays), ...yearlyDueDays] },
    { kind: 'heading', level: 2, text: t('News', 'Labarai') },
    { kind: 'news', limit: 3 },
  ],
});
