import { rememberReturnPath } from '@portal/payment-sdk';
import { portalServices, type RouteHandle } from '@portal/platform';
import { data, type LoaderFunctionArgs, useLoaderData } from '@portal/platform/router';
import { useEffect } from 'react';
import { type BasketLoad, BasketView, loadBasket } from '../features/basket/index.ts';
import { type BillLoad, BillProblem, billLoadStatus, PaymentInProgress } from '../features/bill/index.ts';
import { referenceIn } from '../paths.ts';

type Load = BasketLoad | Extract<BillLoad, { readonly kind: 'missing-reference' }>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reference = referenceIn(new URL(request.url).searchParams, ['ref', 'billRef']);
  const load: Load =
    reference === ''
      ? { kind: 'missing-reference' }
      : await loadBasket(portalServices(context).api, reference, request.signal);
  return data(load, { status: billLoadStatus[load.kind] });
}

export const handle: RouteHandle = {
  title(loaded) {
    const load = loaded as Load | undefined;
    if (load?.kind !== 'found') return { en: 'Payment', ha: 'Biya' };
    const { length } = load.basket.bills;
    return { en: `Payment of ${length} bills`, ha: `Biyan bil ${length}` };
  },
  needsScript: true,
};

export function Component() {
  const load = useLoaderData() as Load;
  useEffect(() => rememberReturnPath(document.referrer), []);
  if (load.kind !== 'found') return <BillProblem problem={load} />;
  const { basket } = load;
  const { basketReference: billReference, totalKobo, payment, state } = basket;
  return (
    <BasketView
      basket={basket}
      inProgress={
        payment &&
        (state === 'awaiting' || state === 'processing') && (
          <PaymentInProgress
            bill={{ billReference, totalKobo, status: 'unpaid' }}
            payment={{
              ...payment,
              ...{ txRef: null, isShared: true, state: state === 'processing' ? 'processing' : 'awaiting-payment' },
            }}
          />
        )
      }
    />
  );
}
