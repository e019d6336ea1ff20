import type { ApiClient } from '@portal/api-client';
import type { Column, Endpoint, Localized, ResponseOf } from '@portal/contracts';
import type { LookupName } from '@portal/platform/lookups';
import type { ComponentType } from 'react';
import type { AnyReport, ColumnLook, ListScreenDefinition } from '../../lists/list-screen-definition.ts';
import type { ClockGroup } from '../clock/clock-of.ts';

/** A part of the queue with a number of its own: open, answered, closed. */
export interface QueueShow {
  readonly id: string;
  readonly label: Localized;
  /** What is asked for in this part. */
  readonly query: Readonly<Record<string, string>>;
}

export interface QueueFilter {
  /** Of the endpoint's query. */
  readonly key: string;
  readonly label: Localized;
  readonly choices: Readonly<Record<string, Localized>> | LookupName;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role?: string;
  /** Cases they have already. */
  readonly openCases?: number;
}

/** How work gets to people. */
interface Assigning<Item> {
  readonly people: (api: ApiClient, item: Item) => Promise<readonly Person[]>;
  readonly give: (api: ApiClient, item: Item, personId: string) => Promise<unknown>;
}

export interface QueueRecordProps<Item> {
  readonly id: string;
  /** Of the page in sight. */
  readonly item: Item | undefined;
  /** Something was decided or changed: list and numbers are read again. */
  readonly onChanged: () => void;
}

interface QueueColumn<Item> extends ColumnLook<Item> {
  readonly label: Localized;
  /** `text` unless said. */
  readonly kind?: Column['kind'];
}

export interface QueueOptions<Item> {
  readonly id: string;
  /** Of the tab or the screen. */
  readonly title: Localized;
  readonly noun: { readonly one: Localized; readonly many: Localized };
  /** What its search finds. */
  readonly searches?: Localized;
  readonly columns: Readonly<Record<string, QueueColumn<Item>>>;
  /** The first is shown without a choice. */
  readonly shows: readonly [QueueShow, ...QueueShow[]];
  readonly filters?: readonly QueueFilter[];
  /** The list answers `assignee=me|nobody`. */
  readonly hasAssignee?: boolean;
  /** What is asked for in every part. */
  readonly always?: Readonly<Record<string, string>>;
  readonly assigning?: Assigning<Item>;
  readonly groupOf?: (item: Item) => ClockGroup;
  /** Of rows that have no `id`. */
  readonly idOf?: (item: Item) => string;
  /** As people name the record. */
  readonly nameOf: (item: Item) => string;
  readonly Record: ComponentType<QueueRecordProps<Item>>;
}

export interface QueueDefinition extends Omit<QueueOptions<never>, 'columns' | 'Record'> {
  readonly list: Endpoint;
  /** As the list kit sees it. */
  readonly screen: ListScreenDefinition;
  readonly Record: ComponentType<QueueRecordProps<never>>;
}

type ItemOf<E extends Endpoint> = ResponseOf<E> extends { readonly data: readonly (infer Item)[] } ? Item : never;

/** What opens beside a list is drawn by the queue; the kit only asks whether its rows open something. */
const NoRecord = () => null;

/** A queue of a list endpoint: what its rows show, its parts, filters and people, and the record one decides in. */
export function defineQueue<const E extends Endpoint>(list: E, options: QueueOptions<ItemOf<E>>): QueueDefinition {
  const { id, title, noun, columns, searches } = options;
  const query = list.query as unknown as AnyReport['query'];
  const { pageSize, sortField } = standardsOf(query);
  const report: AnyReport = {
    id,
    title,
    access: [],
    columns: Object.fromEntries(
      Object.entries(columns).map(([key, { label, kind = 'text' }]) => [key, { kind, label, nullable: true }]),
    ),
    filters: [],
    totals: {},
    ...(searches && { searches }),
    pageSize,
    sorts: sortField === undefined ? [] : [sortField],
    query,
    list,
    totalsOf: list,
  };
  const screen = { report, title, noun, columns, Record: NoRecord } as unknown as ListScreenDefinition;
  return { ...options, list, screen } as unknown as QueueDefinition;
}

interface Field {
  readonly safeParse: (value: unknown) => { readonly data?: unknown };
}

function standardsOf({ shape }: AnyReport['query']) {
  const standard = (key: string) => (shape[key] as Field | undefined)?.safeParse(undefined).data;
  return { pageSize: Number(standard('pageSize') ?? 50), sortField: standard('sortField') as string | undefined };
}
