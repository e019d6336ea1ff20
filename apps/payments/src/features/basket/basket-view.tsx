import { formatNaira, type OpenBasket } from '@portal/contracts';
import { LinkButton, Money, Notice, type NoticeKind, Page, Reference, Sheet } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths, withQuery } from '../../paths.ts';
import './basket.css';
import { BasketBills } from './basket-bills.tsx';
import { canPayBasket } from './load-basket.ts';

export interface BasketViewProps {
  readonly basket: OpenBasket;
  /** A payment that was started and has not ended, with the way to have its provider asked. */
  readonly inProgress: ReactNode;
}

/** Several bills that are paid at once: what they come to, what became of each, and the one thing to do next. */
export function BasketView({ basket, inProgress }: BasketViewProps) {
  const texts = paymentsTexts.useMessages();
  const { basketReference, totalKobo, bills, state } = basket;
  const isOfClients = bills.some(({ isConsentEnded }) => isConsentEnded !== undefined);
  const receipts = bills.filter(({ receiptNumber }) => receiptNumber !== null).length;
  const says: Partial<Record<OpenBasket['state'], readonly [NoticeKind, string, string]>> = {
    paid: ['success', texts.basketPaid(bills.length), texts.basketPaidText],
    'in-part': ['warning', texts.basketInPart(receipts, bills.length), texts.basketInPartText],
    'under-review': ['info', texts.basketReview, texts.basketReviewText],
    changed: ['warning', texts.basketChanged, texts.basketChangedText],
  };
  const notice = says[state];
  return (
    <Page title={texts.basketTitle(bills.length)} lead={texts.basketLead}>
      <div className="bill-columns">
        <Sheet as="article" className="basket-sheet">
          <div className="basket-top">
            <div>
              <p className="bill-muted">{receipts === 0 ? texts.amountToPay : texts.basketTotal}</p>
              <Money amountKobo={totalKobo} size="bill" />
            </div>
            <div>
              <p className="bill-muted">{texts.basketReference}</p>
              <Reference value={basketReference} />
            </div>
          </div>
          {notice && (
            <Notice kind={notice[0]} title={notice[1]}>
              <p>{notice[2]}</p>
            </Notice>
          )}
          {inProgress}
          <BasketBills basket={basket} />
          {canPayBasket(basket) && (
            <div className="ui-screen-only">
              <LinkButton to={withQuery(paths.gatewaysOpen, { billRef: basketReference })} size="lg" fullWidth>
                {texts.basketPay(bills.length, formatNaira(totalKobo))}
              </LinkButton>
            </div>
          )}
          {state === 'changed' && (
            <div className="ui-screen-only">
              <LinkButton to={isOfClients ? '/user/clients' : '/user/invoices?status=unpaid'} size="lg" fullWidth>
                {texts.basketChooseAgain}
              </LinkButton>
            </div>
          )}
        </Sheet>
      </div>
    </Page>
  );
}
