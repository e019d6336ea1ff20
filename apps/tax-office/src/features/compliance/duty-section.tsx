import { useApiClient } from '@portal/api-client';
import {
  type DutyCounts,
  type DutyGrouping,
  dutyGroupings,
  dutyWords,
  getDutyFigures,
  payerSizes,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { SelectField } from '@portal/ui/forms';
import { FigureCard, FigureGrid, FigureStrip, type FiguresAsked, FigureTile } from '@portal/workspace/numbers';
import { useState } from 'react';
import { dutyRows, share } from './duty-rows.ts';
import { texts } from './duty-texts.ts';

export interface DutySectionProps {
  readonly asked: Pick<FiguresAsked, 'minDate' | 'maxDate'>;
}

const filterOf = { duty: 'duty', sector: 'sector', size: 'size', office: 'toId' } as const;

/** T1, T2 and T3 by TADAT's definitions, of everybody or one group, and how far the taxpayers came. */
export function DutySection({ asked }: DutySectionProps) {
  const localized = useLocalized();
  const [by, setBy] = useState<DutyGrouping>('duty');
  const [only, setOnly] = useState('');
  const all = useDutyFigures({ ...asked, groupBy: by });
  const narrowed = only === '' ? {} : { [filterOf[by]]: only };
  const chosen = useDutyFigures({ ...asked, groupBy: by, ...narrowed });
  const { data } = chosen;
  const rows = (status: string, more: Readonly<Record<string, string>> = narrowed) =>
    dutyRows(data?.period, status, more);
  const nameOf = ({ key, label }: { readonly key: string; readonly label: string }) => {
    const said: Readonly<Record<string, { readonly en: string; readonly ha: string }>> = {
      ...dutyWords,
      ...payerSizes,
    };
    return said[key] ? localized(said[key]) : label === '' ? localized(texts.none) : label;
  };
  const groups = all.data?.groups ?? [];
  const tile = (means: keyof typeof measures) => {
    const { of, part, rows: status, base } = measures[means];
    const value = data && share(data.whole[part], data.whole[of]);
    const before = data?.yearBefore ? share(data.yearBefore[part], data.yearBefore[of]) : undefined;
    const to = rows(status);
    return (
      <FigureTile
        key={means}
        label={localized(texts[means])}
        unit="share"
        means={means}
        value={value}
        source={chosen}
        {...(before !== undefined && {
          before: { value: before, name: localized(texts.yearBefore), more: 'good' as const },
        })}
        note={data && value === undefined ? localized(texts.notComparable) : localized(texts[base])}
        rows={to ? { to, label: localized(texts.rows) } : undefined}
      />
    );
  };
  const bars = (means: keyof typeof measures) => ({
    kind: 'bars' as const,
    unit: 'share' as const,
    names: { row: localized(texts.by[by]), value: localized(texts[means]) },
    rows: groups.map((group) => ({
      label: nameOf(group),
      value: share(group[measures[means].part], group[measures[means].of]),
      extra: { text: `${group[measures[means].part]} / ${group[measures[means].of]}` },
      to:
        group.key === '' ? undefined : dutyRows(all.data?.period, measures[means].base, { [filterOf[by]]: group.key }),
    })),
  });
  return (
    <>
      <div className="ui-screen-only">
        <SelectField
          label={localized(texts.divided)}
          value={by}
          data={dutyGroupings.map((one) => ({ value: one, label: localized(texts.by[one]) }))}
          onChange={({ currentTarget }) => {
            setBy(dutyGroupings.find((one) => one === currentTarget.value) ?? 'duty');
            setOnly('');
          }}
        />
        <SelectField
          label={localized(texts.only)}
          value={only}
          data={[
            { value: '', label: localized(texts.everybody) },
            ...groups.filter(({ key }) => key !== '').map((group) => ({ value: group.key, label: nameOf(group) })),
          ]}
          onChange={({ currentTarget }) => setOnly(currentTarget.value)}
        />
      </div>
      <FigureStrip label={localized(texts.strip)}>
        {tile('filedInTime')}
        {tile('paidInTimeCount')}
        {tile('paidInTimeValue')}
        {tile('lateCured')}
      </FigureStrip>
      <FigureGrid>
        <FigureCard
          title={localized(texts.filedInTime)}
          source={all}
          span={6}
          chart={all.data && bars('filedInTime')}
        />
        <FigureCard
          title={localized(texts.paidInTimeValue)}
          source={all}
          span={6}
          chart={all.data && bars('paidInTimeValue')}
        />
        <FigureCard title={localized(texts.lateCured)} source={all} span={6} chart={all.data && bars('lateCured')} />
        <FigureCard
          title={localized(texts.funnel)}
          note={localized(texts.funnelNote)}
          source={chosen}
          span={6}
          chart={
            data && {
              kind: 'funnel',
              unit: 'count',
              names: {
                row: localized(texts.stage),
                value: localized(texts.persons),
                share: localized(texts.ofRegistered),
              },
              rows: data.stages.map(({ stage, count }) => ({
                label: localized(texts.stages[stage]),
                value: count,
                to: stage === 'registered' ? '/tax-area-office/taxpayer-reports' : rows(stageRows[stage]),
              })),
            }
          }
        />
      </FigureGrid>
    </>
  );
}

/** Which counts a share is made of, and which lists have their rows. */
const measures = {
  filedInTime: { part: 'filedInTime', of: 'due', rows: 'filed', base: 'due' },
  paidInTimeCount: { part: 'paidInTime', of: 'billed', rows: 'paid-in-time', base: 'billed' },
  paidInTimeValue: { part: 'paidInTimeKobo', of: 'billedKobo', rows: 'billed', base: 'billed' },
  lateCured: { part: 'cured', of: 'curable', rows: 'cured', base: 'curable' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly part: keyof DutyCounts; readonly of: keyof DutyCounts; readonly rows: string; readonly base: string }
  >
>;

/** The returns of the persons of a stage. */
const stageRows = {
  obliged: 'due',
  active: 'due',
  filing: 'due',
  'on-time': 'filed',
  paying: 'billed',
  'paid-in-full': 'billed',
} as const;

function useDutyFigures(query: Readonly<Record<string, string>>) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['reports', 'duty-figures', query],
    queryFn: ({ signal }) => api(getDutyFigures, { query: getDutyFigures.query.parse(query) }, signal),
    placeholderData: keepPreviousData,
  });
}
