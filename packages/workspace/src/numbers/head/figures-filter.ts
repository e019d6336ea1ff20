import { type choiceFilters, figuresQuery, type Localized } from '@portal/contracts';

/** What narrows figures: every filter of the specification, by the names and in the order of the reports. */
export const figuresFilter = {
  query: figuresQuery,
  columns: {},
  filters: ['mdaId', 'toId', 'lgaId', 'tpcId', 'rhId', 'esId', 'engineCodeId', 'pgId', 'pcId'],
} as const satisfies {
  readonly query: unknown;
  readonly columns: object;
  readonly filters: readonly (keyof typeof choiceFilters)[];
};

export type FigureFilterKey = (typeof figuresFilter)['filters'][number];

export const periodLabel: Localized = { en: 'Issued or paid on', ha: 'Ranar fitarwa ko biya' };
