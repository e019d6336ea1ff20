import { messageFrom } from '@portal/api-client';
import { formatNaira, mostBillsOfBasket } from '@portal/contracts';
import { Button, LinkButton, showToast } from '@portal/ui';
import type { BulkProps } from '@portal/workspace/lists';
import { useBasketMessages } from './messages/use-basket-messages.ts';
import { useBasket } from './use-basket.ts';

interface BillRow {
  readonly id: string;
  readonly billReference: string;
  readonly status: string;
  readonly totalKobo: number;
  readonly payment: string | null;
}

/** Pays the chosen bills by one payment; what of them cannot be paid now is left out, and said. */
export function PayTogether({ rows }: BulkProps<BillRow>) {
  const messages = useBasketMessages();
  const basket = useBasket();
  const payable = rows.filter(({ status, payment }) => status === 'unpaid' && payment === null);
  const [only] = payable;
  const beingChecked = rows.filter(({ payment }) => payment !== null).length;
  const leftOut = rows.length - payable.length - beingChecked;
  const amount = formatNaira(payable.reduce((sum, { totalKobo }) => sum + totalKobo, 0));
  if (payable.length > mostBillsOfBasket) return <span>{messages.tooMany(mostBillsOfBasket)}</span>;
  return (
    <>
      {only === undefined && <span>{messages.noneOfThem}</span>}
      {only && payable.length === 1 && (
        <LinkButton to={`/payment-gateways-open?billRef=${only.billReference}`} size="sm">
          {messages.payOne(amount)}
        </LinkButton>
      )}
      {payable.length > 1 && (
        <Button
          size="sm"
          pending={basket.isPending}
          pendingText={messages.preparing}
          onClick={() =>
            basket.mutate(
              payable.map(({ billReference }) => billReference),
              { onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.failed) }) },
            )
          }
        >
          {messages.pay(payable.length, amount)}
        </Button>
      )}
      {beingChecked > 0 && <span>{messages.beingChecked(beingChecked)}</span>}
      {only && leftOut > 0 && <span>{messages.leftOut(leftOut)}</span>}
    </>
  );
}
