import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { formatNaira, makeClientBasket, mostBillsOfBasket } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, LinkButton, Notice } from '@portal/ui';
import { chosenSoFar, leftOutTexts, payNow, payTexts, tooMany } from './pay-texts.ts';
import type { ChosenBills } from './use-chosen-bills.ts';

export interface PayForClientsProps {
  readonly chosen: ChosenBills;
  readonly refused: ReadonlyMap<string, string>;
  /** The bills that were refused, each with why; none when all went well. */
  readonly onRefused: (refused: ReadonlyMap<string, string>) => void;
}

const pageOf = (basketReference: string) => `/payment-gateways-open?billRef=${basketReference}`;

/** Pays what is ticked by one payment. What was left out is said before anybody goes on to pay. */
export function PayForClients({ chosen, refused, onRefused }: PayForClientsProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const put = useMutation({
    mutationFn: () =>
      api(makeClientBasket, {
        body: {
          bills: chosen.all.map(({ client: { clientId }, bill: { billReference } }) => ({ clientId, billReference })),
        },
      }),
    onMutate: () => onRefused(new Map()),
    onSuccess: ({ basketReference, leftOut }) => leftOut.length === 0 && navigate(pageOf(basketReference)),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const why = localized(error.code === 'bill.consent-ended' ? payTexts.refused : payTexts.notNow);
      onRefused(new Map(Object.keys(error.fieldErrors).map((bill) => [bill, why])));
    },
  });
  const { length } = chosen.all;
  const clients = new Set(chosen.all.map(({ client }) => client.clientId)).size;
  const amount = formatNaira(chosen.all.reduce((sum, { bill }) => sum + bill.totalKobo, 0));
  const named = (reference: string) => {
    const found = chosen.all.find(({ bill }) => bill.billReference === reference);
    return found ? `${found.client.name}, ${found.bill.description} (${reference})` : reference;
  };
  return (
    <section className="pay-for-clients" aria-label={localized(payTexts.title)}>
      <p>{localized(chosenSoFar(length, clients, amount))}</p>
      {put.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(put.error, localized(payTexts.putFailed))}</p>
          <ul>
            {[...refused].map(([bill, why]) => (
              <li key={bill}>
                {named(bill)}: {why}
              </li>
            ))}
          </ul>
          {refused.size > 0 && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                chosen.drop([...refused.keys()]);
                onRefused(new Map());
              }}
            >
              {localized(payTexts.drop)}
            </Button>
          )}
        </Notice>
      )}
      {put.data && put.data.leftOut.length > 0 && (
        <Notice kind="warning" role="status" title={localized(payTexts.leftOut)}>
          <ul>
            {put.data.leftOut.map(({ billReference, reason }) => (
              <li key={billReference}>
                {named(billReference)}: {localized(leftOutTexts[reason])}
              </li>
            ))}
          </ul>
          <LinkButton to={pageOf(put.data.basketReference)}>
            {localized(payNow(put.data.bills, formatNaira(put.data.totalKobo)))}
          </LinkButton>
        </Notice>
      )}
      {length === 1 && <p className="people-quiet">{localized(payTexts.onlyOne)}</p>}
      {length > mostBillsOfBasket && <p role="alert">{localized(tooMany(mostBillsOfBasket))}</p>}
      {length > 1 && length <= mostBillsOfBasket && !put.data?.leftOut.length && (
        <Button
          size="lg"
          fullWidth
          pending={put.isPending}
          pendingText={localized(payTexts.preparing)}
          onClick={() => put.mutate()}
        >
          {localized(payNow(length, amount))}
        </Button>
      )}
    </section>
  );
}
