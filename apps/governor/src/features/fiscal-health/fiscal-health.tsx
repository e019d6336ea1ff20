import { AgeingCard, FigureGrid, FigureStrip, FigureTile, NumbersPage } from '@portal/workspace/numbers';
import { MeasuredAndEntered } from '../../measured-and-entered.tsx';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import { screens } from '../../screens.ts';
import { useFiscalYear, useStatements } from '../../use-fiscal-year.ts';
import { YearHead } from '../../year-head.tsx';
import { AgainstBudget } from './against-budget.tsx';
import '../../governor.css';
import { ClassesGrowth } from './classes-growth.tsx';
import { Concentration } from './concentration.tsx';

/** Borrow, cut or chase revenue: what is measured here, and what others stated. */
export function FiscalHealth() {
  const messages = useGovernorMessages();
  const query = useFiscalYear();
  const statements = useStatements();
  const year = query.data;
  const newest = year?.payers.at(-1);
  const before = String((year?.year ?? 0) - 1);
  const tile = { source: query } as const;
  return (
    <NumbersPage head={<YearHead title={messages.fiscalHealth} source={query} />}>
      <FigureStrip label={messages.strip}>
        <FigureTile
          {...tile}
          unit="kobo"
          label={messages.collected}
          means="collected"
          rows={{ to: screens['collection-analytics'].path, label: messages.byTime }}
          value={year?.collected.kobo}
          {...(year && {
            before: { value: year.collected.beforeKobo, name: messages.sameDays(before), more: 'good' as const },
          })}
        />
        <FigureTile
          {...tile}
          unit="kobo"
          label={messages.billed}
          means="billed"
          rows={{ to: screens['mda-analytics'].path, label: messages.byMda }}
          value={year?.billed.kobo}
          {...(year && {
            before: { value: year.billed.beforeKobo, name: messages.sameDays(before), more: 'neutral' as const },
          })}
        />
        <FigureTile
          {...tile}
          unit="kobo"
          label={messages.gap}
          value={year?.gap?.kobo}
          note={year?.gap ? messages.gapNote : messages.notEntered}
        />
        <FigureTile
          {...tile}
          unit="count"
          label={messages.hhi}
          value={newest?.concentration ?? undefined}
          note={newest?.concentration === null ? messages.topWithheld : messages.hhiNote}
        />
      </FigureStrip>
      <FigureGrid>
        <AgainstBudget query={query} />
        <AgeingCard asked={{}} span={5} />
        <ClassesGrowth query={query} />
        <Concentration query={query} />
        <MeasuredAndEntered year={query} statements={statements} span={12} />
      </FigureGrid>
      <p className="gov-refused">{messages.refused}</p>
    </NumbersPage>
  );
}
