import { type listShareMonths, type ResponseOf, shareStateWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, TextLink } from '@portal/ui';
import { SharePaymentLine, signedNaira } from '@portal/workspace/shares';
import { screens } from '../../screens.ts';
import { monthEnd } from './month-from.ts';
import { texts } from './texts.ts';

export type EverybodysMonth = ResponseOf<typeof listShareMonths>[number];
export type MonthAct = 'close' | 'approved' | 'refused';

interface ShareMonthRowProps {
  readonly row: EverybodysMonth;
  readonly isOver: boolean;
  readonly onAct: (what: MonthAct) => void;
}

/** MonthAct somebody earned in a month, and what may be done about its statement. */
export function ShareMonthRow({ row, isOver, onAct }: ShareMonthRowProps) {
  const localized = useLocalized();
  const { state, mayDecide, subjectName } = row;
  const decisions: readonly MonthAct[] = mayDecide ? ['approved', 'refused'] : ['refused'];
  const acts = state === 'running' ? (isOver ? (['close'] as const) : []) : state === 'proposed' ? decisions : [];
  return (
    <li>
      <span>
        <strong>
          {subjectName} · {signedNaira(row.netKobo)}
        </strong>
        <small>
          {localized(shareStateWords[state])} ·{' '}
          <TextLink
            to={`${screens['share-lines'].path}?minDate=${row.month}&maxDate=${monthEnd(row.month)}&criteria=${row.subject}`}
          >
            {localized(texts.lines)}: {row.lines}
          </TextLink>
        </small>
        <SharePaymentLine payment={row.payment} />
        <small>
          {localized(texts.earned)}: {signedNaira(row.earnedKobo)} · {localized(texts.takenBack)}:{' '}
          {signedNaira(row.takenBackKobo)} · {localized(texts.withheld)}: {signedNaira(row.withheldKobo)}
        </small>
      </span>
      <span className="ws-record-actions">
        {acts.map((what) => {
          const action = localized(what === 'close' ? texts.close : texts.verdicts[what]);
          return (
            <Button
              key={what}
              size="sm"
              variant={what === 'refused' ? 'secondary' : 'primary'}
              aria-label={`${action}: ${subjectName}`}
              onClick={() => onAct(what)}
            >
              {action}
            </Button>
          );
        })}
      </span>
    </li>
  );
}
