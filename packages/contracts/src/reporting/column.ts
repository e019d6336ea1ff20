import * as z from 'zod/mini';
import type { Localized } from '../language.ts';

/**
 * What a column holds, and so how it is shown, aligned and exported. `kobo`: an amount; `count`: a number of things; `share`: a
 * part of one, 0 to 1; `day`: `YYYY-MM-DD` in Lagos; `moment`: an instant; `choice`: a code with words of its own.
 */
const schemas = {
  reference: z.string(),
  text: z.string(),
  kobo: z.int(),
  count: z.int(),
  share: z.number(),
  day: z.iso.date(),
  moment: z.iso.datetime(),
  choice: z.string(),
} as const;

export type ColumnKind = keyof typeof schemas;
type ValueOf<K extends ColumnKind> = z.output<(typeof schemas)[K]>;

export interface Column {
  readonly kind: ColumnKind;
  readonly label: Localized;
  /** A row may have nothing here. */
  readonly nullable?: boolean;
  /** Left out of screens until somebody chooses it; exports have every column. */
  readonly isExtra?: boolean;
  /** Names a person or reaches one: exports of it say so. */
  readonly isPersonal?: boolean;
  /** Of a `choice`: each code in words. */
  readonly words?: Readonly<Record<string, Localized>>;
}
export type Columns = Readonly<Record<string, Column>>;

/** One row as it travels: every column, and the `id` by which the row is opened. */
export type RowOf<C extends Columns> = { readonly id: string } & {
  readonly [K in keyof C]: ValueOf<C[K]['kind']> | (C[K] extends { readonly nullable: true } ? null : never);
};

export function rowSchemaOf<const C extends Columns>(columns: C): z.ZodMiniType<RowOf<C>> {
  const fields = Object.entries(columns).map(([key, { kind, nullable }]) => [
    key,
    nullable ? z.nullable(schemas[kind]) : schemas[kind],
  ]);
  return z.object({ id: z.string(), ...Object.fromEntries(fields) }) as unknown as z.ZodMiniType<RowOf<C>>;
}
