import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import {
  fateOfSearch,
  invoiceReport,
  type ResponseOf,
  type Role,
  recogniseCriteria,
  taxpayerReport,
  theBeginning,
} from '@portal/contracts';
import { type NavigationItem, useLocalized } from '@portal/platform';
import { skipToken, useQuery } from '@portal/platform/query';
import { useEffect, useState } from 'react';
import { usePaletteMessages } from './messages/use-palette-messages.ts';
import type { ScreenBelow } from './screen-below.ts';

type Bill = ResponseOf<typeof invoiceReport.list>['data'][number];
type Taxpayer = ResponseOf<typeof taxpayerReport.list>['data'][number];

export type PaletteChoice =
  | { readonly kind: 'screen' | 'search'; readonly to: string; readonly label: string; readonly about?: string }
  | { readonly kind: 'bill'; readonly to: string; readonly bill: Bill }
  | { readonly kind: 'taxpayer'; readonly to: string; readonly taxpayer: Taxpayer };

interface Group {
  readonly title: string;
  readonly options: readonly PaletteChoice[];
}

/** What is typed settles for as long as a list's search (spec §9). */
const pauseMs = 300;
const findable: readonly (string | undefined)[] = ['bill', 'rrr', 'receipt'];
/** What a taxpayer is looked for by. */
const namesPerson: readonly (string | undefined)[] = ['tpui', 'phone', 'name'];

/** What the typed words may mean: screens of the menu, one bill, taxpayers, a search of the bills. */
export function usePaletteGroups(typed: string, navigation: readonly NavigationItem[], below: readonly ScreenBelow[]) {
  const messages = usePaletteMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const { session } = useSession();
  const role = activeRole(session);
  const settled = useSettled(typed.trim());
  const bills = screenOf(navigation, 'bills');
  const register = screenOf(navigation, 'taxpayers');
  const mayFind = isFor(invoiceReport.access, role);
  const isReference = findable.includes(recogniseCriteria(settled)?.kind);
  const found = useQuery({
    queryKey: ['palette', 'bills', settled],
    queryFn:
      isReference && mayFind && bills
        ? ({ signal }) =>
            api(invoiceReport.list, { query: { criteria: settled, minDate: theBeginning, pageSize: 5 } }, signal)
        : skipToken,
  });

  const isPerson = namesPerson.includes(recogniseCriteria(settled)?.kind);
  const people = useQuery({
    queryKey: ['palette', 'taxpayers', settled],
    queryFn:
      isPerson && register && isFor(taxpayerReport.access, role)
        ? ({ signal }) => api(taxpayerReport.list, { query: { criteria: settled, pageSize: 5 } }, signal)
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
  const deeper = below.map(({ label, about, to }) => ({
    ...{ kind: 'screen' as const, to, label: localized(label) },
    ...(about && { about: localized(about) }),
  }));
  const named = (words.length > 0 ? [...screens, ...deeper] : screens).filter(({ label, about = '' }) =>
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
      title: messages.taxpayers,
      options: (people.data?.data ?? []).map((taxpayer) => ({
        kind: 'taxpayer',
        // By number: a name or a telephone that was typed stands in no address.
        to: `${register?.to}?record=${taxpayer.tpui}`,
        taxpayer,
      })),
    },
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
      : found.isFetching || people.isFetching
        ? messages.looking
        : found.isError || people.isError
          ? messages.failed
          : found.data?.data.length === 0
            ? messages.noBill
            : undefined;
  return { groups: groups.filter(({ options }) => options.length > 0), hint };
}

function screenOf(navigation: readonly NavigationItem[], what: NavigationItem['opens']): NavigationItem | undefined {
  return navigation.flatMap((item) => item.children ?? [item]).find(({ opens }) => opens === what);
}

function isFor(access: readonly Role[], role: Role | undefined): boolean {
  return role !== undefined && access.includes(role);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
