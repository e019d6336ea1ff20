import { and, between, eq, sql } from 'drizzle-orm';
import type { FiguresQuestion, FiguresSource } from '../../domain/figures-question.ts';
import type { FigureTable } from './figure-table.ts';
import { dailyTotals, monthlyCollections, monthlyPayers } from './totals.ts';

/** Totals by day of one dimension, or of everything, or of the hours of the day. */
export function dailyOf(
  { dimension }: Extract<FiguresSource, { kind: 'daily' }>,
  { measure, period }: FiguresQuestion,
): FigureTable {
  const { day, key, status, documents, lines, kobo } = dailyTotals;
  return {
    from: dailyTotals,
    within: and(
      eq(dailyTotals.measure, measure),
      eq(dailyTotals.dimension, dimension),
      between(day, period.minDate, period.maxDate),
    ),
    columns: dimension === 'all' || dimension === 'hour' ? {} : { [dimension]: key },
    day,
    hour: key,
    status,
    documents,
    lines,
    kobo,
  };
}

/** They know receipts less voids, not the voids. */
const status = sql`'receipt'`;

export function monthlyOf(
  table: 'monthly_collections' | 'monthly_payers',
  { period: { minDate, maxDate } }: FiguresQuestion,
): FigureTable {
  if (table === 'monthly_collections') {
    const { month, mdaId, revenueHeadId, channelId, gatewayId, documents, lines, kobo } = monthlyCollections;
    return {
      from: monthlyCollections,
      within: between(month, minDate, maxDate),
      columns: { mda: mdaId, head: revenueHeadId, channel: channelId, gateway: gatewayId },
      day: month,
      status,
      documents,
      lines,
      kobo,
    };
  }
  const { month, taxOfficeId, lgaId, payerCategoryId, expertSystemId, documents, lines, kobo } = monthlyPayers;
  return {
    from: monthlyPayers,
    within: between(month, minDate, maxDate),
    columns: { office: taxOfficeId, lga: lgaId, category: payerCategoryId, 'expert-system': expertSystemId },
    day: month,
    status,
    documents,
    lines,
    kobo,
  };
}
