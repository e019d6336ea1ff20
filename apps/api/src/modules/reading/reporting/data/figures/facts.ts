import { and, between, sql } from 'drizzle-orm';
import type { Measure } from '../../domain/figures-question.ts';
import type { Period } from '../../domain/period.ts';
import { collections, invoiceLines } from '../reading-views.ts';
import type { FigureTable } from './figure-table.ts';

/** The rows themselves: for what no total knows. */
export function factsOf(measure: Measure, period: Period): FigureTable {
  return measure === 'billed' ? billed(period) : collected(period);
}

function billed({ minDate, maxDate }: Period): FigureTable {
  return {
    from: invoiceLines,
    within: between(invoiceLines.issuedOn, minDate, maxDate),
    columns: {
      mda: invoiceLines.mdaId,
      head: invoiceLines.revenueHeadId,
      office: invoiceLines.taxOfficeId,
      lga: invoiceLines.lgaId,
      category: invoiceLines.payerCategoryId,
      'expert-system': invoiceLines.expertSystemId,
      'engine-code': invoiceLines.engineCodeId,
    },
    day: invoiceLines.issuedOn,
    status: invoiceLines.standing,
    documents: sql`case ${invoiceLines.position} when 1 then 1 else 0 end`,
    lines: sql`1`,
    kobo: invoiceLines.amountKobo,
  };
}

function collected({ minDate, maxDate }: Period): FigureTable {
  const sign = sql`case when ${collections.isVoid} then -1 else 1 end`;
  return {
    from: collections,
    within: and(
      sql`${collections.at} >= lagos_midnight(${minDate}::date)`,
      sql`${collections.at} < lagos_midnight(${maxDate}::date + 1)`,
    ),
    columns: {
      mda: collections.mdaId,
      head: collections.revenueHeadId,
      office: collections.taxOfficeId,
      lga: collections.lgaId,
      category: collections.payerCategoryId,
      'expert-system': collections.expertSystemId,
      'engine-code': collections.engineCodeId,
      channel: collections.channelId,
      gateway: collections.gatewayId,
    },
    day: collections.day,
    hour: sql`extract(hour from ${collections.at} at time zone 'Africa/Lagos')`,
    status: sql`case when ${collections.isVoid} then 'void' else 'receipt' end`,
    documents: sql`case ${collections.position} when 1 then ${sign} else 0 end`,
    lines: sign,
    kobo: collections.amountKobo,
  };
}
