import { isBasketReference, type OpenBasket, type PaymentGateway } from '@portal/contracts';
import { gatewaysQuery, rememberReturnPath } from '@portal/payment-sdk';
import { portalServices, type RouteHandle } from '@portal/platform';
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@portal/platform/router';
import { useEffect } from 'react';
import { canBePaid } from '../bill-state.ts';
import { type BasketLoad, canPayBasket, loadBasket } from '../features/basket/index.ts';
import { type BillLoad, BillProblem, billLoadStatus, loadBill } from '../features/bill/index.ts';
import { GatewaySelection, GatewaysUnavailable, NotPayable } from '../features/gateways/index.ts';
import { paths, referenceIn, withQuery } from '../paths.ts';
import { billReferenceNames } from './bill-route.tsx';

interface FoundBasket {
  readonly kind: 'basket';
  readonly basket: OpenBasket;
}

interface GatewaysLoad {
  readonly bill: BillLoad | FoundBasket;
  /** Null when they could not be loaded. */
  readonly gateways: readonly PaymentGateway[] | null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient, language } = portalServices(context);
  const reference = referenceIn(new URL(request.url).searchParams, billReferenceNames);
  const [bill, gateways] = await Promise.all([
    isBasketReference(reference)
      ? loadBasket(api, reference, request.signal).then(payableBasket)
      : loadBill(api, reference, request.signal),
    queryClient.fetchQuery(gatewaysQuery(api, language)).catch(() => null),
  ]);
  return data<GatewaysLoad>({ bill, gateways }, { status: bill.kind === 'basket' ? 200 : billLoadStatus[bill.kind] });
}

/** One that cannot be paid says so on its own page. */
function payableBasket(load: BasketLoad): FoundBasket | Exclude<BasketLoad, { readonly kind: 'found' }> {
  if (load.kind !== 'found') return load;
  const { basket } = load;
  if (!canPayBasket(basket)) throw redirect(withQuery(paths.basket, { ref: basket.basketReference }));
  return { kind: 'basket', basket };
}

/** Choosing a gateway changes the address, not the bill. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isChoice =
    currentUrl.search !== nextUrl.search &&
    referenceIn(currentUrl.searchParams, billReferenceNames) === referenceIn(nextUrl.searchParams, billReferenceNames);
  return isChoice ? false : defaultShouldRevalidate;
}

export const handle: RouteHandle = {
  title: { en: 'Select Payment Method', ha: 'Zaɓi Hanyar Biya' },
  needsScript: true,
};

export function Component() {
  const { bill, gateways } = useLoaderData() as GatewaysLoad;
  useEffect(() => rememberReturnPath(document.referrer), []);
  if (bill.kind === 'basket') {
    if (!gateways) return <GatewaysUnavailable />;
    const { basketReference, totalKobo, bills } = bill.basket;
    return (
      <GatewaySelection
        bill={{ billReference: basketReference, totalKobo, tpui: null }}
        bills={bills.length}
        gateways={gateways}
      />
    );
  }
  if (bill.kind !== 'found') return <BillProblem problem={bill} />;
  const { openBill } = bill;
  if (!canBePaid(openBill)) return <NotPayable openBill={openBill} />;
  if (!gateways) return <GatewaysUnavailable />;
  return <GatewaySelection bill={openBill.bill} gateways={gateways} />;
}
