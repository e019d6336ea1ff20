import { shortMonthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { FigureCard, percent, type TrendPoint } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear, useFiscalYear } from '../../use-fiscal-year.ts';

/** Cumulative by month: collected, the same months of last year, and the plan where there is a budget. */
export function AgainstBudget({ query }: { readonly query: ReturnType<typeof useFiscalYear> }) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const year = query.data;
  return (
    <FigureCard
      title={messages.againstBudget}
      note={messages.cumulative}
      source={query}
      span={7}
      chart={
        year && {
          kind: 'trend',
          unit: 'kobo',
          names: {
            value: messages.collected,
            before: String(year.year - 1),
            ...(year.budget && { target: messages.plannedShare }),
          },
          points: cumulative(year, (month) => shortMonthName(month, language)),
        }
      }
      sentence={
        year?.budget && year.budget.kobo > 0
          ? { finding: messages.ofBudget(percent(year.collected.kobo / year.budget.kobo)) }
          : { finding: messages.collectedAlone }
      }
    />
  );
}

/** Months of the year until now; the plan goes on to December, by months' own targets or else evenly. */
function cumulative({ months, budget }: FiscalYear, name: (month: number) => string): readonly TrendPoint[] {
  const ownTargets = months.some(({ targetKobo }) => targetKobo !== null);
  let value = 0;
  let before: number | undefined = 0;
  let target = 0;
  return Array.from({ length: 12 }, (_, index): TrendPoint => {
    const month = months[index];
    value += month?.kobo ?? 0;
    // From the first month nobody knows, the sum is unknown.
    if (month?.beforeKobo === null) before = undefined;
    if (before !== undefined) before += month?.beforeKobo ?? 0;
    target += ownTargets ? (month?.targetKobo ?? 0) : (budget?.kobo ?? 0) / 12;
    return {
      label: name(index + 1),
      ...(month && { value, before }),
      ...(budget && (month || !ownTargets) && { target: Math.round(target) }),
    };
  });
}
