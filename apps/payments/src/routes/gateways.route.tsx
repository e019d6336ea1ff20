import type { PaymentGateway } from '@portal/contracts';
import { gatewaysQuery, rememberReturnPath } from '@portal/payment-sdk';
import { portalServices, type RouteHandle } from '@portal/platform';
import {
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@portal/platform/router';
import { useEffect } from 'react';
import { canBePaid } from '../bill-state.ts';
import { type BillLoad, BillProblem, billLoadStatus, loadBill } from '../features/bill/index.ts';
import { GatewaySelection, GatewaysUnavailable, NotPayable } from '../features/gateways/index.ts';
import { referenceIn } from '../paths.ts';
import { billReferenceNames } from './bill-route.tsx';

interface GatewaysLoad {
  readonly bill: BillLoad;
  /** Null when they could not be loaded. */
  readonly gateways: readonly PaymentGateway[] | null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient, language } = portalServices(context);
  const reference = referenceIn(new URL(request.url).searchParams, billReferenceNames);
  const [bill, gateways] = await Promise.all([
    loadBill(api, reference, request.signal),
    queryClient.fetchQuery(gatewaysQuery(api, language)).catch(() => null),
  ]);
  return data<GatewaysLoad>({ bill, gateways }, { status: billLoadStatus[bill.kind] });
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
  if (bill.kind !== 'found') return <BillProblem problem={bill} />;
  const { openBill } = bill;
  if (!canBePaid(openBill)) return <NotPayable openBill={openBill} />;
  if (!gateways) return <GatewaysUnavailable />;
  return <GatewaySelection bill={openBill.bill} gateways={gateways} />;
}
