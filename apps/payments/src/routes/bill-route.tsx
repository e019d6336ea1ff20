import { useSession } from '@portal/auth';
import { isBasketReference, recogniseDocument } from '@portal/contracts';
import { rememberReturnPath } from '@portal/payment-sdk';
import { portalServices, type RouteHandle } from '@portal/platform';
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useLoaderData,
  useRevalidator,
} from '@portal/platform/router';
import { useEffect, useRef } from 'react';
import { type BillLoad, BillProblem, BillView, billLoadStatus, loadBill } from '../features/bill/index.ts';
import { paths, referenceIn, withQuery } from '../paths.ts';

/** Old links name the reference in one of three ways (spec §2.14). */
export const billReferenceNames = ['billRef', 'billReference', 'ref'] as const;

export async function loadBillOf({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const reference = referenceIn(searchParams, billReferenceNames);
  // Sent empty by the form of the home page, before its script was there: it says what is missing.
  if (reference === '' && searchParams.has('billReference')) throw redirectDocument(`${paths.home}?bill=missing`);
  if (searchParams.get('refused') === 'nin') throw redirectDocument(`${paths.home}?bill=nin`);
  const kind = recogniseDocument(reference);
  // The home page has one box for all of them; that page knows them.
  if (kind !== undefined && kind !== 'bill') throw redirect(withQuery(paths.verification, { ref: reference }));
  if (isBasketReference(reference)) throw redirect(withQuery(paths.basket, { ref: reference }));
  const load: BillLoad =
    reference === ''
      ? { kind: 'missing-reference', wasSent: searchParams.has('billRef') }
      : await loadBill(portalServices(context).api, reference, request.signal);
  return data(load, { status: billLoadStatus[load.kind] });
}

export interface BillScreenProps {
  /** The gateway selection screen that belongs to this bill page. */
  readonly gatewaysPath: string;
}

export function BillScreen({ gatewaysPath }: BillScreenProps) {
  const load = useLoaderData() as BillLoad;
  useEffect(() => rememberReturnPath(document.referrer), []);
  useOwnView(load.kind === 'found' && load.openBill.userData.masked);
  if (load.kind !== 'found') return <BillProblem problem={load} />;
  const { billReference } = load.openBill.bill;
  return <BillView openBill={load.openBill} payPath={withQuery(gatewaysPath, { billRef: billReference })} />;
}

/** The page was written for nobody in particular: whoever turns out to be signed in may see more, and asks again. */
function useOwnView(isMasked: boolean): void {
  const { session } = useSession();
  const { revalidate } = useRevalidator();
  const token = session?.token;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!isMasked || !token || asked.current === token) return;
    asked.current = token;
    void revalidate();
  }, [isMasked, token, revalidate]);
}

export const billHandle: RouteHandle = {
  title(loaded) {
    const load = loaded as BillLoad | undefined;
    if (load?.kind !== 'found') return { en: 'Bill', ha: 'Bil' };
    const { billReference, payStatusId } = load.openBill.bill;
    return payStatusId === 1
      ? { en: `Invoice ${billReference}`, ha: `Takardar biyan kuɗi ${billReference}` }
      : { en: `Receipt ${billReference}`, ha: `Rasit ${billReference}` };
  },
};
