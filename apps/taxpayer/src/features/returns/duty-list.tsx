import { problemOf } from '@portal/api-client';
import { type DutyKind, dutyWords, lagosDay, type ReturnKindId, returnKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, LoadFailure, Skeleton, StatusBadge, type StatusTone, TextLink } from '@portal/ui';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { periodName } from './period-name.ts';
import { useOwnDuties } from './returns.queries.ts';

/** What falls due in a year, the nearest first, each with the way to file it. */
export function DutyList({ year }: { readonly year: number }) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const duties = useOwnDuties(year);
  if (duties.error && !duties.data)
    return (
      <LoadFailure
        problem={problemOf(duties.error)}
        message={messages.loadFailed}
        onRetry={() => void duties.refetch()}
      />
    );
  if (!duties.data) return <Skeleton height={120} role="status" aria-label={messages.loading} />;
  const { obligations } = duties.data;
  if (obligations.length === 0) return <p className="return-quiet">{messages.nothingDue}</p>;
  const today = lagosDay(Date.now());
  return (
    <ul className="return-duties">
      {obligations.map(({ kind, period, dueOn, state, excuse, extension }) => {
        const isOverdue = state === 'expected' && dueOn < today;
        const tone: StatusTone = isOverdue ? 'danger' : tones[state];
        return (
          <li key={`${kind} ${period}`}>
            <span>
              <strong>{localized(dutyWords[kind])}</strong> {periodName(period, language)}
              <small>{excuse ? excuse.reason : messages.dueOn(formatDate(dueOn))}</small>
              {extension && <small>{messages.extended(formatDate(extension.lawDay), extension.announced)}</small>}
            </span>
            <StatusBadge tone={tone}>{isOverdue ? messages.overdue : messages.dutyStates[state]}</StatusBadge>
            {state !== 'ended' && <TextLink to={wayOf(kind, period)}>{messages.open}</TextLink>}
          </li>
        );
      })}
    </ul>
  );
}

const tones = {
  expected: 'info',
  filed: 'good',
  'filed-late': 'warning',
  excused: 'neutral',
  ended: 'neutral',
} as const satisfies Readonly<Record<string, StatusTone>>;

function wayOf(kind: DutyKind, period: string): string {
  if (kind === 'paye-month') return `/user/paye-manager?month=${period}`;
  if (kind === 'form-h1') return `/user/paye-manager?return=${period}`;
  if (kind === 'withholding-month') return `/user/withholding?month=${period}`;
  const own = Object.entries(returnKinds).find(([, { duty }]) => duty === kind)?.[0] as ReturnKindId | undefined;
  return `/user/returns/${own}/${period}`;
}
