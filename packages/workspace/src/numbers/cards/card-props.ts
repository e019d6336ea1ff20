import type { FiguresAsked } from '../head/use-figures-address.ts';

/** Where the rows behind figures are, as addresses of reports; an area without one has figures that lead nowhere. */
export interface ReportPaths {
  readonly invoices?: string;
  readonly collections?: string;
}

export interface CardProps {
  readonly asked: FiguresAsked;
  readonly reports?: ReportPaths;
  readonly span?: 4 | 5 | 6 | 7 | 8 | 12;
}
