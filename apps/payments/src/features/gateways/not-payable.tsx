import type { OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatLongDate, LinkButton, Money, Notice, type NoticeKind, Page, Sheet } from '@portal/ui';
import { type BillState, billStateOf } from '../../bill-state.ts';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paperDateTime } from '../../paper-date-time.ts';
import { paths, withQuery } from '../../paths.ts';
import { UnderReview } from '../../under-review.tsx';
import './gateways.css';

export interface NotPayableProps {
  readonly openBill: OpenBill;
}

/** Why there is nothing to pay with: what it is about, each state of the bill in its own words, and the way to its paper. */
export function NotPayable({ openBill }: NotPayableProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const { bill, receipt, payment } = openBill;
  const state = billStateOf(openBill);
  const isReceipt = state === 'receipt';
  const paid = receipt ? texts.alreadyPaidText(receipt.receiptNumber, formatLongDate(receipt.paidAt, language)) : '';
  const voided = receipt?.voidedAt ? texts.voidText(formatLongDate(receipt.voidedAt, language)) : '';
  const processing = payment ? texts.processingText(paperDateTime(payment.startedAt, language)) : '';
  const says: Readonly<Record<BillState, readonly [NoticeKind, string, string]>> = {
    receipt: ['success', texts.alreadyPaid, paid],
    void: ['danger', texts.voidTitle, voided],
    expired: ['warning', texts.expiredTitle, texts.renewFirst],
    cancelled: ['danger', texts.cancelledTitle, texts.cancelledText],
    'under-review': ['info', texts.reviewTitle, ''],
    processing: ['info', texts.processingTitle, processing],
    payable: ['info', texts.cannotPay, ''],
    awaiting: ['info', texts.cannotPay, ''],
  };
  const [kind, title, text] = says[state];
  const [first] = bill.billDetails;
  return (
    <Page title={isReceipt ? texts.alreadyPaid : texts.cannotPay} width="form">
      <Sheet className="gateway-stopped" data-unsure={state === 'under-review' || state === 'processing' || undefined}>
        <div>
          <p className="gateway-muted">{isReceipt ? texts.amountPaid : texts.billAmount}</p>
          <Money amountKobo={receipt?.amountKobo ?? bill.totalKobo} size="bill" />
          {first && <p className="gateway-what">{texts.billFor(first.description, bill.billDetails.length - 1)}</p>}
        </div>
        <Notice kind={kind} {...(!isReceipt && { title })}>
          {state === 'under-review' ? <UnderReview /> : <p>{text}</p>}
        </Notice>
        <LinkButton to={withQuery(paths.bill, { billRef: bill.billReference })}>
          {isReceipt ? texts.seeReceipt : texts.seeBill}
        </LinkButton>
      </Sheet>
    </Page>
  );
}
