/** From a day to a day, both included; null: it goes on. */
export interface Span {
  readonly fromDay: string;
  readonly toDay: string | null;
}

/** After every day that is written with four digits of the year. */
const never = '9999-12-31';
const dayMs = 24 * 60 * 60_000;
const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** What is left of spans when the days of others are taken out. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.reduce<readonly Span[]>((left, other) => left.flatMap((span) => cut(span, other)), spans);
}

function cut(span: Span, { fromDay, toDay }: Span): readonly Span[] {
  const end = span.toDay ?? never;
  if (fromDay > end || (toDay ?? never) < span.fromDay) return [span];
  return [
    ...(fromDay > span.fromDay ? [{ fromDay: span.fromDay, toDay: shifted(fromDay, -1) }] : []),
    ...(toDay !== null && toDay < end ? [{ fromDay: shifted(toDay, 1), toDay: span.toDay }] : []),
  ];
}

/** The part of a span between two days; undefined where it has none. */
export function within(
  span: Span,
  first: string,
  last: string,
): { readonly first: string; readonly last: string } | undefined {
  const from = span.fromDay > first ? span.fromDay : first;
  const to = span.toDay !== null && span.toDay < last ? span.toDay : last;
  return from <= to ? { first: from, last: to } : undefined;
}
