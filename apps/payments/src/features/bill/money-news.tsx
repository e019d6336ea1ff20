import type { OpenBill } from '@portal/contracts';
import { Notice } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface MoneyNewsProps {
  readonly openBill: OpenBill;
}

const words = {
  'in-doubt': 'moneyInDoubt',
  'second-payment': 'moneySecondPayment',
  'refund-under-way': 'moneyRefundUnderWay',
  refunded: 'moneyRefunded',
} as const;

/** What is going on with the money of a bill: its receipt or its standing alone would not say so. */
export function MoneyNews({ openBill: { moneyNews = [] } }: MoneyNewsProps) {
  const texts = paymentsTexts.useMessages();
  return moneyNews.map((news) => (
    <Notice key={news} kind={news === 'in-doubt' ? 'warning' : 'info'} title={texts[words[news]]} />
  ));
}
