import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { fateOfSearch, invoiceReport, type ResponseOf, recogniseCriteria } from '@portal/contracts';
import { type NavigationItem, useLocalized } from '@portal/platform';
import { skipToken, useQuery } from '@portal/platform/query';
import { useEffect, useState } from 'react';
import { usePaletteMessages } from './messages/use-palette-messages.ts';

type Bill = ResponseOf<typeof invoiceReport.list>['data'][number];

export type PaletteChoice =
  | { readonly kind: 'screen' | 'search'; readonly to: string; readonly label: string; readonly about?: string }
  | { readonly kind: 'bill'; readonly to: string; readonly bill: Bill };

interface Group {
  readonly title: string;
  readonly options: readonly PaletteChoice[];
}

/** What is typed settles for as long as a list's search (spec §9). */
const pauseMs = 300;
/** A reference is looked for whenever it was issued. */
const firstDay = '2000-01-01';
const findable: readonly (string | undefined)[] = ['bill', 'rrr', 'receipt'];

/** What the typed words may mean: screens of the menu, one bill, a search of the bills. */
export function usePaletteGroups(typed: string, navigation: readonly NavigationItem[]) {
  const messages = usePaletteMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const { session } = useSession();
  const role = activeRole(session);
  const settled = useSettled(typed.trim());
  const bills = useBillsScreen(navigation);
  const mayFind = role !== undefined && (invoiceReport.access as readonly string[]).includes(role);
  const isReference = findable.includes(recogniseCriteria(settled)?.kind);
  const found = useQuery({
    queryKey: ['palette', 'bills', settled],
    queryFn:
      isReference && mayFind && bills
        ? ({ signal }) =>
            api(invoiceReport.list, { query: { criteria: settled, minDate: firstDay, pageSize: 5 } }, signal)
        : skipToken,
  });

  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const screens = navigation.flatMap((item) =>
    (item.children ?? [item]).map((entry) => ({
      kind: 'screen' as const,
      to: entry.to,
      label: localized(entry.label),
      ...(item.children && { about: localized(item.label) }),
    })),
  );
  const named = screens.filter(({ label, about = '' }) =>
    words.every((word) => `${label} ${about}`.toLowerCase().includes(word)),
  );
  const fate = fateOfSearch(typed);
  const mayBeSearched = bills && mayFind && fate === 'shared' && typed.trim() !== '' && !isReference;
  const groups: readonly Group[] = [
    {
      title: messages.bills,
      options: (found.data?.data ?? []).map((bill) => ({
        kind: 'bill',
        to: `${bills?.to}?record=${bill.billReference}&criteria=${bill.billReference}&minDate=${bill.issuedOn}&maxDate=${bill.issuedOn}`,
        bill,
      })),
    },
    { title: messages.screens, options: named },
    {
      title: messages.do,
      options: mayBeSearched
        ? [
            {
              kind: 'search',
              to: `${bills.to}?criteria=${encodeURIComponent(typed.trim())}`,
              label: messages.searchBills(localized(bills.label), typed.trim()),
            },
          ]
        : [],
    },
  ];
  const hint =
    fate === 'nin'
      ? messages.maybeNin
      : found.isFetching
        ? messages.looking
        : found.isError
          ? messages.failed
          : found.data?.data.length === 0
            ? messages.noBill
            : undefined;
  return { groups: groups.filter(({ options }) => options.length > 0), hint };
}

function useBillsScreen(navigation: readonly NavigationItem[]): NavigationItem | undefined {
  return navigation.flatMap((item) => item.children ?? [item]).find(({ opens }) => opens === 'bills');
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
