import type { OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDateTime, formatLongDate, LinkButton, Notice, type NoticeKind, Page } from '@portal/ui';
import { type BillState, billStateOf } from '../../bill-state.ts';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths, withQuery } from '../../paths.ts';

export interface NotPayableProps {
  readonly openBill: OpenBill;
}

/** Why there is nothing to pay with: each state of the bill in its own words, and the way to its paper. */
export function NotPayable({ openBill }: NotPayableProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const { bill, receipt, payment } = openBill;
  const state = billStateOf(openBill);
  const isReceipt = state === 'receipt';
  const paid = receipt ? texts.alreadyPaidText(receipt.receiptNumber, formatLongDate(receipt.paidAt, language)) : '';
  const voided = receipt?.voidedAt ? texts.voidText(formatLongDate(receipt.voidedAt, language)) : '';
  const processing = payment ? texts.processingText(formatDateTime(payment.startedAt, language)) : '';
  const says: Readonly<Record<BillState, readonly [NoticeKind, string, string]>> = {
    receipt: ['success', texts.alreadyPaid, paid],
    void: ['danger', texts.voidTitle, voided],
    expired: ['warning', texts.expiredTitle, texts.renewFirst],
    cancelled: ['danger', texts.cancelledTitle, texts.cancelledText],
    'under-review': ['info', texts.reviewTitle, texts.reviewText],
    processing: ['info', texts.processingTitle, processing],
    payable: ['info', texts.cannotPay, ''],
    awaiting: ['info', texts.cannotPay, ''],
  };
  const [kind, title, text] = says[state];
  return (
    <Page title={isReceipt ? texts.alreadyPaid : texts.cannotPay} width="form">
      <Notice kind={kind} {...(!isReceipt && { title })}>
        <p>{text}</p>
      </Notice>
      <div>
        <LinkButton to={withQuery(paths.bill, { billRef: bill.billReference })}>
          {isReceipt ? texts.seeReceipt : texts.seeBill}
        </LinkButton>
      </div>
    </Page>
  );
}
