import { isoDateOf, koboOf, typedDateOf, typedNairaOf } from '@portal/ui/forms';

/**
 * What a field is typed as and what it stands for in the contract. `text?`: left out when it is empty; `choice`: a code; `id`: a
 * number that is chosen; `whole`: a number of things; `day`: DD/MM/YYYY for `YYYY-MM-DD`; `kobo`: naira for kobo.
 */
export type Kind = 'text' | 'text?' | 'choice' | 'id' | 'whole' | 'day' | 'kobo' | 'switch' | 'files';
/** By the names of the contract's body. In brackets: a list, each of whose entries has these fields. */
export type Kinds = { readonly [name: string]: Kind | readonly [Kinds] };

/** `email`; of lists `lines` and `lines.0.amountKobo`. */
export type NameOf<K extends Kinds> = {
  [P in keyof K & string]: K[P] extends readonly [infer Of extends Kinds]
    ? P | `${P}.${number}.${keyof Of & string}`
    : P;
}[keyof K & string];

/** Beginnings as the contract has them: kobo, ISO days, ids. */
export type InitialOf<K extends Kinds> = {
  readonly [P in keyof K]?: K[P] extends readonly [infer Of extends Kinds] ? readonly InitialOf<Of>[] : Initial<K[P]>;
};
type Initial<K> = K extends 'id' | 'whole' | 'kobo'
  ? number | null | undefined
  : K extends 'switch'
    ? boolean | undefined
    : K extends 'files'
      ? readonly File[]
      : string | null | undefined;

type Typed = Readonly<Record<string, unknown>>;

/** As it stands in the fields. */
export function typedOf(kinds: Kinds, initial: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, typedValue(kind, initial[name])]));
}

function typedValue(kind: Kinds[string], value: unknown): unknown {
  if (typeof kind !== 'string') return ((value ?? []) as readonly Typed[]).map((entry) => typedOf(kind[0], entry));
  if (kind === 'switch') return value === true;
  if (kind === 'files') return value ?? [];
  if (value === undefined || value === null) return '';
  if (kind === 'kobo') return typedNairaOf(Number(value));
  if (kind === 'day') return typedDateOf(String(value));
  return String(value);
}

/** As it is sent. What is no amount and no number is left as it was typed, for the schema to refuse. */
export function candidateOf(kinds: Kinds, typed: Typed): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const value = sentValue(kind, typed[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function sentValue(kind: Kinds[string], value: unknown): unknown {
  if (typeof kind !== 'string') return (value as readonly Typed[]).map((entry) => candidateOf(kind[0], entry));
  if (kind === 'switch' || kind === 'files') return value;
  const text = String(value ?? '');
  if (kind === 'text') return text;
  if (text.trim() === '') return undefined;
  if (kind === 'kobo') return koboOf(text) ?? text;
  if (kind === 'day') return isoDateOf(text);
  if (kind === 'id' || kind === 'whole') return /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : text;
  return text;
}

/** What stands at a path of the fields. */
export function valueAt(values: Typed, path: string): unknown {
  let at: unknown = values;
  for (const step of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[step];
  return at;
}
