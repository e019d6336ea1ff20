import { dutyWords, type listOwnObligations, type ResponseOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, StatusBadge, type StatusTone, TextLink } from '@portal/ui';
import { periodName } from '../../duties/period-name.ts';
import { wayOfDuty } from '../../duties/way-of-duty.ts';
import { useReturnsMessages } from './messages/use-returns-messages.ts';

export type OwnDuty = ResponseOf<typeof listOwnObligations>['obligations'][number];

export interface DutyRowProps {
  readonly duty: OwnDuty;
  /** In Lagos. */
  readonly today: string;
  /** With the law that names its day. */
  readonly isInFull?: boolean;
}

/** One duty: what, for when, by which day, how it stands, and the way to it. */
export function DutyRow({ duty, today, isInFull = false }: DutyRowProps) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const { kind, period, dueOn, filedOn, state, excuse, extension, source } = duty;
  const late = isOverdue(duty, today);
  return (
    <li>
      <span>
        <strong>{localized(dutyWords[kind])}</strong> {periodName(period, language)}
        <small>{excuse ? excuse.reason : messages.dueBy(formatDate(dueOn))}</small>
        {filedOn !== null && isInFull && <small>{messages.filedOn(formatDate(filedOn))}</small>}
        {extension && <small>{messages.extended(formatDate(extension.lawDay), extension.announced)}</small>}
        {isInFull && <small>{messages.dueSource(source)}</small>}
      </span>
      <StatusBadge tone={late ? 'danger' : tones[state]}>
        {late ? messages.overdue : messages.dutyStates[state]}
      </StatusBadge>
      {state !== 'ended' && <TextLink to={wayOfDuty(kind, period)}>{messages.open}</TextLink>}
    </li>
  );
}

export function isOverdue({ state, dueOn }: OwnDuty, today: string): boolean {
  return state === 'expected' && dueOn < today;
}

const tones = {
  expected: 'info',
  filed: 'good',
  'filed-late': 'warning',
  excused: 'neutral',
  ended: 'neutral',
} as const satisfies Readonly<Record<string, StatusTone>>;
