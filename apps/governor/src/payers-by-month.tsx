import { shortMonthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { FigureCard, percent } from '@portal/workspace/numbers';
import { useGovernorMessages } from './messages/use-governor-messages.ts';
import type { useFiscalYear } from './use-fiscal-year.ts';

export interface PayersByMonthProps {
  readonly query: ReturnType<typeof useFiscalYear>;
  readonly span: 6 | 7 | 12;
}

/** How many paid for the first time, and how many had paid before. */
export function PayersByMonth({ query, span }: PayersByMonthProps) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const months = query.data?.payers ?? [];
  const all = months.reduce((sum, { payers }) => sum + payers, 0);
  const fresh = months.reduce((sum, { newPayers }) => sum + newPayers, 0);
  return (
    <FigureCard
      title={messages.payersByMonth}
      note={messages.payersNote}
      source={query}
      span={span}
      empty={messages.noPayers}
      chart={
        query.data && {
          kind: 'stack',
          unit: 'count',
          names: { row: messages.month },
          parts: [messages.new, messages.returning],
          rows: months.map(({ month, payers, newPayers }) => ({
            label: shortMonthName(Number(month.slice(5, 7)), language),
            values: [newPayers, payers - newPayers],
          })),
        }
      }
      sentence={all > 0 ? { finding: messages.payersSay(percent(fresh / all)) } : undefined}
    />
  );
}
