import type { OpenBasket } from '@portal/contracts';
import { Money, Reference, StatusBadge, type StatusTone, TextLink } from '@portal/ui';
import { DocumentButton } from '../../document-button.tsx';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths, withQuery } from '../../paths.ts';

export interface BasketBillsProps {
  readonly basket: OpenBasket;
}

type BillOfBasket = OpenBasket['bills'][number];

/** Every bill of one payment with what became of it; each opens its own paper. */
export function BasketBills({ basket: { bills, state } }: BasketBillsProps) {
  const texts = paymentsTexts.useMessages();
  return (
    <ul className="basket-bills" aria-label={texts.basketBills}>
      {bills.map((bill) => (
        <li key={bill.billReference}>
          <span className="basket-what">
            <TextLink to={withQuery(paths.bill, { billRef: bill.billReference })}>{bill.description}</TextLink>
            <small>{bill.mda}</small>
            {state === 'changed' && bill.isConsentEnded === true && (
              <strong className="basket-refused">{texts.basketConsentEnded}</strong>
            )}
            <small>{bill.receiptNumber ?? <Reference value={bill.billReference} />}</small>
          </span>
          <span className="basket-amount">
            <Money amountKobo={bill.amountKobo} />
            <BillOutcome bill={bill} />
            {bill.receiptNumber !== null && (
              <span className="ui-screen-only">
                <DocumentButton
                  billReference={bill.billReference}
                  receiptNumber={bill.receiptNumber}
                  format="a4"
                  variant="quiet"
                >
                  {texts.pdf}
                  <span className="ui-hidden"> {bill.description}</span>
                </DocumentButton>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function BillOutcome({ bill: { status, receiptNumber, isReviewed } }: { readonly bill: BillOfBasket }) {
  const texts = paymentsTexts.useMessages();
  const looks: Readonly<Record<BillOfBasket['status'], readonly [StatusTone, string]>> = {
    unpaid: ['warning', texts.statusUnpaid],
    'part-paid': ['info', texts.statusUnderReview],
    paid: ['good', texts.statusPaid],
    'under-review': ['info', texts.statusUnderReview],
    expired: ['danger', texts.statusExpired],
    cancelled: ['neutral', texts.statusCancelled],
    void: ['danger', texts.statusVoid],
  };
  // Paid by another payment: the money of this one is what a person looks at.
  const [tone, words] = isReviewed && receiptNumber === null ? looks['under-review'] : looks[status];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}
