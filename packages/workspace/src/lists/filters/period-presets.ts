export interface Preset {
  readonly id: 'today' | 'week' | 'month' | 'lastMonth' | 'quarter' | 'year';
  readonly minDate: string;
  readonly maxDate: string;
}

const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The usual periods, both days included, from `today` (`YYYY-MM-DD`). Weeks begin on Monday. */
export function presetsOn(today: string): readonly Preset[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const first = (monthOfYear: number) => iso(Date.UTC(year, monthOfYear - 1, 1));
  return [
    { id: 'today', minDate: today, maxDate: today },
    { id: 'week', minDate: iso(Date.parse(today) - weekday * dayMs), maxDate: today },
    { id: 'month', minDate: first(month), maxDate: today },
    { id: 'lastMonth', minDate: first(month - 1), maxDate: iso(Date.UTC(year, month - 1, 0)) },
    { id: 'quarter', minDate: first(month - ((month - 1) % 3)), maxDate: today },
    { id: 'year', minDate: first(1), maxDate: today },
  ];
}
