import { listTaxManagers } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { StatusSign } from '@portal/workspace/lists';
import { defineQueue } from '@portal/workspace/work';
import { ManagerPanel } from './manager-panel.tsx';
import { texts } from './texts.ts';

/** Who looks after how many, who is away, whose cases are late. */
export const managerQueue = defineQueue(listTaxManagers, {
  id: 'tax-managers',
  title: texts.managers,
  noun: {
    one: { en: 'tax manager', ha: 'manajan haraji' },
    many: { en: 'tax managers', ha: 'manajojin haraji' },
  },
  searches: texts.searches,
  shows: [
    { id: 'all', label: texts.all, query: {} },
    { id: 'full', label: texts.full, query: { load: 'full' } },
    { id: 'late', label: texts.late, query: { load: 'late' } },
    { id: 'away', label: texts.away, query: { load: 'away' } },
    { id: 'empty', label: texts.empty, query: { load: 'empty' } },
  ],
  filters: [{ key: 'toId', label: texts.office, choices: 'taxOffices' }],
  columns: {
    name: { label: texts.name, isStrong: true, isWide: true, card: 'title' },
    role: { label: texts.role, from: 980, isQuiet: true },
    office: { label: texts.office, card: 'line', cell: ({ office }) => office.name },
    portfolioSize: {
      label: texts.portfolio,
      card: 'amount',
      cell: ({ portfolioSize, portfolioLimit }) => `${portfolioSize} / ${portfolioLimit}`,
    },
    openCases: { label: texts.openCases, kind: 'count', from: 760, card: 'end' },
    lateCases: { label: texts.lateCases, kind: 'count', from: 760 },
    leave: {
      label: texts.status,
      card: 'status',
      cell: ({ leave, status }) => <Standing isAway={leave !== null} isSuspended={status === 'suspended'} />,
    },
  },
  nameOf: ({ name }) => name,
  Record: ManagerPanel,
});

function Standing({ isAway, isSuspended }: { readonly isAway: boolean; readonly isSuspended: boolean }) {
  const localized = useLocalized();
  if (isSuspended)
    return (
      <StatusSign sign={{ shape: 'cross', tone: 'danger' }}>
        {localized({ en: 'Suspended', ha: 'An dakatar' })}
      </StatusSign>
    );
  if (isAway) return <StatusSign sign={{ shape: 'clock', tone: 'info' }}>{localized(texts.leave)}</StatusSign>;
  return (
    <StatusSign sign={{ shape: 'tick', tone: 'good' }}>{localized({ en: 'At work', ha: 'Yana aiki' })}</StatusSign>
  );
}
