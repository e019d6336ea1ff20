import type { Language } from '@portal/contracts';
import { percent, shortNaira } from '@portal/workspace/numbers';
import type { GovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear } from '../../use-fiscal-year.ts';

/** How the year may end against its budget, and how plan and forecast were made, in sentences. */
export function outlookWords({ budget, forecast, plan }: FiscalYear, messages: GovernorMessages, language: Language) {
  const how = [
    forecast
      ? forecast.method === 'shares'
        ? messages.byShares(yearsText(forecast.years))
        : messages.byPace
      : messages.noForecast,
    plan && (plan.method === 'shares' ? messages.planByShares(yearsText(plan.years)) : messages.planByDays),
    forecast?.lastError === null || forecast?.lastError === undefined
      ? undefined
      : messages.lastError(percent(forecast.lastError)),
  ];
  return { end: budget && forecast ? endOf(budget.kobo, forecast) : '', how: how.filter(Boolean).join(' ') };

  function endOf(budgetKobo: number, { lowKobo, highKobo }: { lowKobo: number; highKobo: number }): string {
    const naira = (kobo: number) => shortNaira(Math.abs(kobo), language);
    if (highKobo <= budgetKobo) return messages.endsShort(naira(budgetKobo - highKobo), naira(budgetKobo - lowKobo));
    if (lowKobo >= budgetKobo) return messages.endsOver(naira(lowKobo - budgetKobo), naira(highKobo - budgetKobo));
    return messages.endsBetween(naira(budgetKobo - lowKobo), naira(highKobo - budgetKobo));
  }
}

function yearsText(years: readonly number[]): string {
  return years.length > 1 ? `${years[0]}–${years.at(-1)}` : String(years[0] ?? '');
}
