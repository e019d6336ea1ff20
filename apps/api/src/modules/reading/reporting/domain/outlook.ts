/** What was collected in a year until the same day as today, and in all of it. Kobo. */
export interface PastYear {
  readonly year: number;
  readonly untilKobo: number;
  readonly wholeKobo: number;
}

export interface Plan {
  readonly kobo: number;
  readonly method: 'shares' | 'days';
  readonly years: readonly number[];
}

/** Earlier than this day of the year nobody can say how it ends. */
const firstForecastDay = 60;

/** The part of a year that is over on its day `dayOfYear` (from 1). */
const partOf = (dayOfYear: number, days: number) => dayOfYear / days;
const shareOf = ({ untilKobo, wholeKobo }: PastYear) => untilKobo / wholeKobo;
const known = (years: readonly PastYear[]) =>
  years.filter(({ untilKobo, wholeKobo }) => untilKobo > 0 && wholeKobo > 0);

/** What of a year's budget should be there by today: by the mean share of full years before, else by days alone. */
export function planOf(budgetKobo: number, dayOfYear: number, days: number, past: readonly PastYear[]): Plan {
  const years = known(past);
  if (years.length === 0) return { kobo: Math.round(budgetKobo * partOf(dayOfYear, days)), method: 'days', years: [] };
  const share = years.reduce((sum, year) => sum + shareOf(year), 0) / years.length;
  return { kobo: Math.round(budgetKobo * share), method: 'shares', years: years.map(({ year }) => year) };
}

/** Collected less plan, in kobo and in days of an average day of the budget. */
export function gapOf(collectedKobo: number, planKobo: number, budgetKobo: number, days: number) {
  const kobo = collectedKobo - planKobo;
  return { kobo, days: budgetKobo > 0 ? Math.round(Math.abs(kobo) / (budgetKobo / days)) : 0 };
}

export interface ForecastFacts {
  readonly collectedKobo: number;
  readonly dayOfYear: number;
  readonly days: number;
  readonly past: readonly PastYear[];
  /** Collected in the last 30 and 90 days. */
  readonly lastKobo: { readonly days30: number; readonly days90: number };
}

/** How the year ends, as a range; undefined while it is too early to say. */
export function forecastOf({ collectedKobo, dayOfYear, days, past, lastKobo }: ForecastFacts) {
  if (dayOfYear < firstForecastDay || collectedKobo <= 0) return undefined;
  const years = known(past);
  if (years.length > 0) {
    const ends = years.map((year) => collectedKobo / shareOf(year));
    return {
      lowKobo: Math.round(Math.min(...ends)),
      highKobo: Math.round(Math.max(...ends)),
      method: 'shares' as const,
      years: years.map(({ year }) => year),
      lastError: lastErrorOf(years),
    };
  }
  const left = days - dayOfYear;
  const paces = [collectedKobo / dayOfYear, lastKobo.days30 / 30, lastKobo.days90 / Math.min(90, dayOfYear)];
  const ends = paces.map((pace) => collectedKobo + Math.max(0, pace) * left);
  return {
    lowKobo: Math.round(Math.min(...ends)),
    highKobo: Math.round(Math.max(...ends)),
    method: 'pace' as const,
    years: [],
    lastError: null,
  };
}

/** What the mean share of the years before would have missed the newest of them by, as a part of it. */
function lastErrorOf(years: readonly PastYear[]): number | null {
  const [last, ...before] = years.toSorted((a, b) => b.year - a.year);
  if (!last || before.length === 0) return null;
  const share = before.reduce((sum, year) => sum + shareOf(year), 0) / before.length;
  return Math.abs(last.untilKobo / share - last.wholeKobo) / last.wholeKobo;
}
