import { formatNaira, type OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatLongDate, LinkButton, Notice, TextLink } from '@portal/ui';
import type { BillState } from '../../bill-state.ts';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths } from '../../paths.ts';
import { UnderReview } from '../../under-review.tsx';
import { PaymentInProgress } from './payment-in-progress.tsx';
import { RenewBill } from './renew-bill.tsx';

export interface PaymentPanelProps {
  readonly openBill: OpenBill;
  readonly state: BillState;
  readonly payPath: string;
}

/** The one thing to do about this bill now: pay it, wait, or ask somebody. */
export function PaymentPanel({ openBill, state, payPath }: PaymentPanelProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const { bill, payment } = openBill;
  const underWay = payment && <PaymentInProgress bill={bill} payment={payment} />;
  const contact = <TextLink to={paths.contact}>{texts.contactUs}</TextLink>;

  switch (state) {
    case 'payable':
    case 'awaiting':
      return (
        <div className="bill-panel ui-screen-only">
          {underWay}
          <LinkButton to={payPath} state={{ tpui: bill.tpui }} size="lg" fullWidth>
            {payment ? texts.continuePayment : texts.pay(formatNaira(bill.totalKobo))}
          </LinkButton>
        </div>
      );
    case 'processing':
      return <div className="bill-panel ui-screen-only">{underWay}</div>;
    case 'under-review':
      return (
        <Notice kind="info" title={texts.reviewTitle}>
          <UnderReview />
          <p>{contact}</p>
        </Notice>
      );
    case 'expired':
      return (
        <>
          <Notice kind="warning" title={texts.expiredTitle}>
            <p>{texts.expiredText(formatLongDate(bill.expiresOn, language))}</p>
            <p>{contact}</p>
          </Notice>
          <RenewBill billReference={bill.billReference} />
          {underWay && <div className="bill-panel ui-screen-only">{underWay}</div>}
        </>
      );
    case 'cancelled':
      if (openBill.correctedBy)
        return (
          <Notice kind="info" title={texts.correctedTitle}>
            <p>{texts.correctedText}</p>
            <p>
              <TextLink to={`${paths.bill}?billReference=${openBill.correctedBy}`}>{texts.openCorrected}</TextLink>
            </p>
          </Notice>
        );
      return (
        <>
          <Notice kind="danger" title={texts.cancelledTitle}>
            <p>{texts.cancelledText}</p>
            <p>{contact}</p>
          </Notice>
          {underWay && <div className="bill-panel ui-screen-only">{underWay}</div>}
        </>
      );
    case 'receipt':
    case 'void':
      return null;
  }
}
