import { useApiClient } from '@portal/api-client';
import { kobo, type OpenBasket } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { LinkButton, Money, Stamp } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths, withQuery } from '../../paths.ts';
import { BasketBills } from './basket-bills.tsx';
import { loadBasket } from './load-basket.ts';
import './basket.css';
import '../../paid-paper.css';

/** What a payer of several bills holds when the payment is confirmed. */
export function paidBasket(basketReference: string) {
  return {
    paper: <PaidBasketPaper basketReference={basketReference} />,
    actions: <PaidBasketActions basketReference={basketReference} />,
  };
}

interface PaidBasketProps {
  readonly basketReference: string;
}

function usePaidBasket(basketReference: string): OpenBasket | null | undefined {
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: ['paid-basket', basketReference],
    queryFn: ({ signal }) => loadBasket(api, basketReference, signal),
  });
  if (!data) return undefined;
  return data.kind === 'found' ? data.basket : null;
}

/** What the bills with receipts come to, each with its receipt; the stamp falls only when every bill has one. */
function PaidBasketPaper({ basketReference }: PaidBasketProps) {
  const texts = paymentsTexts.useMessages();
  const basket = usePaidBasket(basketReference);
  if (basket === undefined) return <div className="paid-paper" data-empty aria-hidden="true" />;
  if (!basket) return null;
  const { bills, state } = basket;
  const paid = bills.filter(({ receiptNumber }) => receiptNumber !== null);
  const paidKobo = kobo(paid.reduce((sum, { amountKobo }) => sum + amountKobo, 0));
  return (
    <div className="paid-paper" data-unsure={paid.length === 0 || undefined}>
      <p className="bill-muted">{paid.length === 0 ? texts.basketTotal : texts.amountPaid}</p>
      <Money amountKobo={paid.length === 0 ? basket.totalKobo : paidKobo} size="bill" />
      <p>
        {state === 'paid'
          ? texts.basketPaid(bills.length)
          : paid.length === 0
            ? texts.basketReview
            : texts.basketInPart(paid.length, bills.length)}
      </p>
      {state === 'in-part' && <p className="bill-muted">{texts.basketInPartText}</p>}
      {paid.length === 0 && <p className="bill-muted">{texts.basketReviewText}</p>}
      <BasketBills basket={basket} />
      {state === 'paid' && (
        <div className="paid-paper-stamp">
          <Stamp kind="paid" />
        </div>
      )}
    </div>
  );
}

function PaidBasketActions({ basketReference }: PaidBasketProps) {
  const texts = paymentsTexts.useMessages();
  return (
    <LinkButton to={withQuery(paths.basket, { ref: basketReference })} size="lg" variant="secondary">
      {texts.basketOpen}
    </LinkButton>
  );
}
