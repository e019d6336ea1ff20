import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { counted as withThousands } from '../format.ts';
import type { AnyReport, ListScreenDefinition } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { Totals } from '../rows/report-page.ts';
import type { ShownColumn } from './shown-columns.ts';

export interface TotalsProps {
  readonly screen: ListScreenDefinition;
  readonly count: string;
  /** Null while they are added up, or when that has failed. */
  readonly totals: Totals | null;
}

/** Lists that add nothing up say how many rows there are at their foot. */
const addsUp = ({ report }: ListScreenDefinition) => Object.keys(report.totals).length > 0;

/** Right under the headings: sums over everything that answers the filters. */
export function TotalsRow({
  screen,
  count,
  totals,
  columns,
}: TotalsProps & { readonly columns: readonly ShownColumn[] }) {
  const messages = useListMessages();
  const localized = useLocalized();
  if (!addsUp(screen)) return null;
  // Not into a cell that has a sum of its own.
  const counts = (columns[1]?.key ?? '') in screen.report.totals ? 0 : 1;
  const elsewhere = Object.keys(screen.report.totals).filter((total) => !columns.some(({ key }) => key === total));
  const counted = (
    <>
      {count}
      {elsewhere.map((total) => (
        <span key={total} className="ws-total-elsewhere">
          {' · '}
          {localized(screen.report.totals[total]?.label ?? messages.totalLabel)}{' '}
          <Sum report={screen.report} total={total} totals={totals} />
        </span>
      ))}
    </>
  );
  return (
    <tr className="ws-totals">
      {screen.Bulk && <td className="ws-choose" />}
      {columns.map(({ key, look }, place) => {
        if (place === 0)
          return (
            <th key={key} scope="row">
              {messages.total}
              {counts === 0 && <span className="ws-total-elsewhere"> · {counted}</span>}
            </th>
          );
        return (
          <td
            key={key}
            data-from={look.from}
            data-number={key in screen.report.totals || undefined}
            data-count={place === counts || undefined}
          >
            {place === counts && counted}
            {key in screen.report.totals && <Sum report={screen.report} total={key} totals={totals} />}
          </td>
        );
      })}
    </tr>
  );
}

/** The same above the cards of a phone. */
export function TotalsStrip({ screen, count, totals }: TotalsProps) {
  const messages = useListMessages();
  const localized = useLocalized();
  return (
    <dl className="ws-sums">
      <div>
        <dt>{messages.rows}</dt>
        <dd>{count}</dd>
      </div>
      {Object.entries(screen.report.totals).map(([key, { label }]) => (
        <div key={key}>
          <dt>{localized(label)}</dt>
          <dd>
            <Sum report={screen.report} total={key} totals={totals} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SumProps {
  readonly report: AnyReport;
  readonly total: string;
  readonly totals: Totals | null;
}

function Sum({ report, total, totals }: SumProps) {
  const value = totals?.[total];
  if (value === undefined) return <span className="ws-none">…</span>;
  return report.totals[total]?.kind === 'kobo' ? <Money amountKobo={value} /> : withThousands(value);
}
