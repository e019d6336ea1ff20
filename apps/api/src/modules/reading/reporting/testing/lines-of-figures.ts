import type { Database } from '../../../../platform/db/database.ts';

/** A line of the books, with every part it lies in. */
export interface FigureLine {
  readonly index: number;
  readonly payer: string;
  readonly mda: string;
  readonly month: string;
  readonly kobo: number;
  readonly parts: Readonly<Record<string, string>> & { readonly day: string };
}

/** Everything that was collected, line by line, as nobody but a test reads it. */
export async function readFigureLines({ $client }: Database): Promise<readonly FigureLine[]> {
  const { rows } = await $client.query<Omit<FigureLine, 'index'>>(
    `select payer_key as payer, mda_id::text as mda, date_trunc('month', day::timestamp)::date::text as month, amount_kobo as kobo,
       jsonb_build_object('mda', mda_id::text, 'month', date_trunc('month', day::timestamp)::date::text, 'head', revenue_head_id::text,
         'channel', channel_id::text, 'office', coalesce(tax_office_id::text, ''), 'lga', coalesce(lga_id::text, ''),
         'category', payer_category_id::text, 'day', day::text, 'week', date_trunc('week', day::timestamp)::date::text,
         'weekday-hour', extract(isodow from day) || '-' || extract(hour from at at time zone 'Africa/Lagos')) as parts
     from collection_lines order by id`,
  );
  return rows.map((row, index) => ({ index, ...row }));
}

/** The parts the night judged, `month dimension key`, that may be told. */
export async function readToldParts({ $client }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await $client.query<{ name: string }>(
    `select concat_ws(' ', month::text, dimension, key) as name from told_parts where is_told`,
  );
  return new Set(rows.map(({ name }) => name));
}
