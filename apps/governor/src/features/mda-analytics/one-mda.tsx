import { shortMonthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { FigureCard, fewOf, koboByKey, percent, shortNaira, useSeries } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear } from '../../use-fiscal-year.ts';
import { rankedMdas } from './mdas-by-gap.tsx';

/** One MDA: its revenue heads, and month by month against last year. */
export function OneMda({ year }: { readonly year: FiscalYear }) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const ranked = rankedMdas(year);
  const mda = ranked.find(({ id }) => String(id) === params.get('mda')) ?? ranked[0];
  const period = { minDate: `${year.year}-01-01`, maxDate: year.until };
  const past = { minDate: `${year.year - 1}-01-01`, maxDate: `${year.year - 1}-12-31` };
  const filter = { mdaId: mda?.id };
  const heads = useSeries({ ...period, ...filter }, { groupBy: 'head', enabled: mda !== undefined });
  const months = useSeries({ ...period, ...filter }, { groupBy: 'month', enabled: mda !== undefined });
  const before = useSeries({ ...past, ...filter }, { groupBy: 'month', enabled: mda !== undefined });
  if (!mda) return null;
  const keys = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const inYear = (of: number) => keys.map((month) => `${of}-${month}-01`);
  const now = koboByKey(months.data?.rows, inYear(year.year), months.data?.knownSince);
  const then = koboByKey(before.data?.rows, inYear(year.year - 1), before.data?.knownSince);
  const nameOf = ({ key, label, isPartly }: { key: string; label: string | null; isPartly?: true | undefined }) => {
    const name = label ?? (key === 'few' ? messages.fewPayers : messages.notKnown);
    return isPartly ? messages.partly(name) : name;
  };
  const [first] = heads.data?.rows ?? [];
  return (
    <>
      <div className="wn-card-head" style={{ gridColumn: '1 / -1' }}>
        <label className="ws-chip wn-against ui-screen-only">
          <span className="ws-chip-key">{messages.chooseMda}</span>
          <select
            value={mda.id}
            onChange={(event) => {
              const chosen = event.target.value;
              setParams(
                (now) => {
                  const next = new URLSearchParams(now);
                  next.set('mda', chosen);
                  return next;
                },
                { replace: true, preventScrollReset: true },
              );
            }}
          >
            {ranked.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FigureCard
        title={messages.months(mda.label)}
        source={months}
        span={7}
        chart={
          months.data && {
            kind: 'trend',
            unit: 'kobo',
            names: { value: String(year.year), before: String(year.year - 1) },
            points: keys.map((month, index) => ({
              label: shortMonthName(Number(month), language),
              value: `${year.year}-${month}` > year.until ? undefined : now[index],
              before: before.data && then[index],
            })),
          }
        }
        sentence={{
          finding: messages.brings(mda.label, shortNaira(mda.kobo, language)),
        }}
      />
      <FigureCard
        title={messages.heads(mda.label)}
        source={heads}
        span={5}
        chart={
          heads.data && {
            kind: 'bars',
            unit: 'kobo',
            names: { row: messages.head, value: messages.collected },
            rows: heads.data.rows.map((row) => ({ label: nameOf(row), value: row.kobo })),
          }
        }
        sentence={
          first && mda.kobo > 0
            ? {
                finding: messages.brings(nameOf(first), percent(first.kobo / mda.kobo)),
                more: fewOf(heads.data?.rows) && messages.withheld,
              }
            : undefined
        }
      />
    </>
  );
}
