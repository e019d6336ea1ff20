import { type CounterDay, kobo } from '@portal/contracts';

interface OfClerk {
  readonly counterId: number | null;
  readonly counter: string | null;
  readonly clerkId: string;
  readonly clerk: string;
  readonly count: number;
  readonly kobo: number;
}
export interface RaisedByClerk extends OfClerk {
  readonly cancelledCount: number;
  readonly cancelledKobo: number;
}
export interface CollectedOfClerk extends OfClerk {
  readonly voidCount: number;
  readonly voidKobo: number;
}

type Row = CounterDay['rows'][number];

const sum = (count = 0, amount = 0) => ({ count, kobo: kobo(amount) });
const keyOf = ({ counterId, clerkId }: Pick<OfClerk, 'counterId' | 'clerkId'>) => `${counterId} ${clerkId}`;

/** A clerk who only raised, or whose bills were only paid, has a row too. By counter and clerk, those at no counter last. */
export function clerkRows(raised: readonly RaisedByClerk[], collected: readonly CollectedOfClerk[]): Row[] {
  const rows = new Map<string, Row>();
  for (const row of raised)
    rows.set(keyOf(row), {
      ...who(row),
      raised: sum(row.count, row.kobo),
      cancelled: sum(row.cancelledCount, row.cancelledKobo),
      paid: sum(),
      voided: sum(),
    });
  for (const row of collected)
    rows.set(keyOf(row), {
      ...(rows.get(keyOf(row)) ?? { ...who(row), raised: sum(), cancelled: sum() }),
      paid: sum(row.count, row.kobo),
      voided: sum(row.voidCount, row.voidKobo),
    });
  return [...rows.values()].sort(
    (one, other) =>
      Number(one.counter === null) - Number(other.counter === null) ||
      (one.counter ?? '').localeCompare(other.counter ?? '', 'en') ||
      one.clerk.localeCompare(other.clerk, 'en') ||
      keyOf(one).localeCompare(keyOf(other), 'en'),
  );
}

export function totalOfRows(rows: readonly Row[]): CounterDay['total'] {
  const total = (part: keyof CounterDay['total']) =>
    rows.reduce((whole, row) => sum(whole.count + row[part].count, whole.kobo + row[part].kobo), sum());
  return { raised: total('raised'), cancelled: total('cancelled'), paid: total('paid'), voided: total('voided') };
}

function who({ counterId, counter, clerkId, clerk }: OfClerk) {
  return { counterId, counter, clerkId, clerk };
}
