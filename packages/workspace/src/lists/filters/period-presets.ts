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

/** In the address beside the two days: the usual period that was pressed. Days that are typed have none. */
export const presetKey = 'period';

/** For keeping: a usual period without its days of today. Typed days, and days that are another day's, stay. */
export function keptPeriod(search: string, today: string): string {
  const params = new URLSearchParams(search);
  const preset = presetsOn(today).find(({ id }) => id === params.get(presetKey));
  if (preset?.minDate === params.get('minDate') && preset?.maxDate === params.get('maxDate')) {
    params.delete('minDate');
    params.delete('maxDate');
  } else params.delete(presetKey);
  return params.toString();
}

/** What was kept, with the days that a usual period has today. */
export function periodOn(today: string, search: string): string {
  const params = new URLSearchParams(search);
  const preset = presetsOn(today).find(({ id }) => id === params.get(presetKey));
  if (preset) {
    params.set('minDate', preset.minDate);
    params.set('maxDate', preset.maxDate);
  }
  return params.toString();
}
