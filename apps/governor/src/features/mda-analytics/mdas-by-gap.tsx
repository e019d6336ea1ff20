import { useLanguage } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { changeOf, changeWords, FigureCard, percent, shortNaira } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear, useFiscalYear } from '../../use-fiscal-year.ts';

type Mda = FiscalYear['mdas'][number];

/** Collected less plan; undefined without a target. */
export const gapOf = ({ kobo, planKobo }: Mda) => (planKobo === null ? undefined : kobo - planKobo);

/** Those furthest behind first; without targets the largest first. */
export function rankedMdas({ mdas }: FiscalYear): readonly Mda[] {
  const active = mdas.filter(
    ({ kobo, beforeKobo, targetKobo }) => kobo !== 0 || (beforeKobo ?? 0) !== 0 || targetKobo !== null,
  );
  return [...active].sort((a, b) => {
    const [gapA, gapB] = [gapOf(a), gapOf(b)];
    if (gapA === undefined || gapB === undefined)
      return Number(gapA === undefined) - Number(gapB === undefined) || b.kobo - a.kobo;
    return gapA - gapB;
  });
}

export function MdasByGap({ query }: { readonly query: ReturnType<typeof useFiscalYear> }) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const [params] = useSearchParams();
  const toMda = (id: number) => {
    const next = new URLSearchParams(params);
    next.set('mda', String(id));
    return `?${next}`;
  };
  const rows = query.data ? rankedMdas(query.data) : [];
  const gaps = rows.flatMap((row) => gapOf(row) ?? []);
  const hasTargets = gaps.length > 0;
  const [worst] = rows;
  const worstGap = worst && gapOf(worst);
  const naira = (kobo: number) => shortNaira(Math.abs(kobo), language);
  const total = rows.reduce((sum, { kobo }) => sum + kobo, 0);
  const largest = [...rows].sort((a, b) => b.kobo - a.kobo)[0];
  return (
    <FigureCard
      title={hasTargets ? messages.byGap : messages.byGrowth}
      note={hasTargets ? messages.gapNote : messages.noTarget}
      source={query}
      span={12}
      chart={
        query.data && {
          kind: 'bars',
          unit: 'kobo',
          names: {
            row: messages.mda,
            value: messages.collected,
            extra: hasTargets ? messages.gap : messages.growth,
            ...(hasTargets && { target: messages.planByNow }),
          },
          rows: rows.map((row) => {
            const gap = gapOf(row);
            const growth = changeOf(row.kobo, row.beforeKobo);
            const change = gap ?? (hasTargets ? undefined : growth);
            const words = gap !== undefined ? naira(gap) : growth === undefined ? '' : changeWords(growth);
            return {
              label: row.label,
              value: row.kobo,
              ...(row.planKobo !== null && { target: row.planKobo }),
              to: toMda(row.id),
              extra:
                change === undefined
                  ? { text: hasTargets ? messages.noTarget : row.beforeKobo === null ? '' : messages.isNew }
                  : {
                      text: `${change < 0 ? '▼' : '▲'} ${words}`,
                      tone: change < 0 ? ('bad' as const) : ('good' as const),
                    },
            };
          }),
        }
      }
      sentence={
        worst && worstGap !== undefined && worstGap < 0
          ? {
              finding: messages.largestGap(worst.label, naira(worstGap)),
              more: messages.behindCount(String(gaps.filter((gap) => gap < 0).length), String(gaps.length)),
            }
          : largest && total > 0
            ? { finding: messages.brings(largest.label, percent(largest.kobo / total)) }
            : undefined
      }
    />
  );
}
