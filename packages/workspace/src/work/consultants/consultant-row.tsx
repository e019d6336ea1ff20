import { consultationModes, consultationTopics, type ManagedConsultant } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { StatusSign } from '../../lists/table/status-sign.tsx';
import { useConsultantMessages } from '../messages/use-consultant-messages.ts';

export type ConsultantAct = 'change' | 'transfer' | 'leave';
export type ConsultantCover = ManagedConsultant['covers'][number];

export interface ConsultantRowProps {
  readonly consultant: ManagedConsultant;
  readonly onAct: (act: ConsultantAct) => void;
  readonly onEnd: (cover: ConsultantCover) => void;
}

/** Where, for what and how somebody can be booked, who stands in for them, and what can be done about it. */
export function ConsultantRow({ consultant, onAct, onEnd }: ConsultantRowProps) {
  const messages = useConsultantMessages();
  const localized = useLocalized();
  const { name, title, office, topics, modes, ahead, isActive, covers } = consultant;
  const acts = [
    ['change', messages.change],
    ...(ahead > 0 ? [['transfer', messages.transferAll] as const] : []),
    ...(isActive ? [['leave', messages.leave] as const] : []),
  ] as const;
  return (
    <tr>
      <th scope="row">
        <strong>{name}</strong> <small className="ws-quiet">{localized(title)}</small>
      </th>
      <td>{office}</td>
      <td>{topics.map((topic) => localized(consultationTopics[topic])).join(', ')}</td>
      <td>{modes.map((mode) => localized(consultationModes[mode])).join(', ')}</td>
      <td data-label={`${messages.ahead}: `}>{ahead}</td>
      <td>
        <StatusSign sign={isActive ? { shape: 'tick', tone: 'good' } : { shape: 'cross', tone: 'quiet' }}>
          {isActive ? messages.bookable : messages.notBookable}
        </StatusSign>
        {covers.map((cover) => (
          <p key={cover.id} className="ws-plain">
            {messages.away(formatDate(cover.fromDay), formatDate(cover.untilDay), cover.cover.name)}{' '}
            <Button size="sm" variant="quiet" onClick={() => onEnd(cover)}>
              {messages.endLeave}
              <span className="ui-hidden">: {name}</span>
            </Button>
          </p>
        ))}
      </td>
      <td>
        {acts.map(([act, label]) => (
          <Button key={act} size="sm" variant="quiet" onClick={() => onAct(act)}>
            {label}
            <span className="ui-hidden">: {name}</span>
          </Button>
        ))}
      </td>
    </tr>
  );
}
