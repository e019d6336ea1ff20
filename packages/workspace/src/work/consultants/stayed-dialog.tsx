import { consultationTopics, groupReference, type StayedConsultation } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Link } from '@portal/platform/router';
import { Button, formatDateTime } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useConsultantMessages } from '../messages/use-consultant-messages.ts';

export interface StayedDialogProps {
  readonly title: string;
  readonly transferred: number;
  readonly stayed: readonly StayedConsultation[];
  readonly onClose: () => void;
}

/** What could not be given to the colleague, each with its reason and the way to it: somebody must still see to it. */
export function StayedDialog({ title, transferred, stayed, onClose }: StayedDialogProps) {
  const messages = useConsultantMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const whys = { 'time-taken': messages.isTaken, unsuitable: messages.isUnsuitable, away: messages.isAway };
  return (
    <Modal isOpen title={title} width={520} sheetOnPhones onClose={onClose}>
      <p role="status">{messages.someStayed(transferred, stayed.length)}</p>
      <ul className="ws-record-list">
        {stayed.map(({ id, reference, startsAt, topic, name, why }) => (
          <li key={id}>
            <span>
              <Link to={`?record=${id}`}>
                {formatDateTime(startsAt, language)}, {name}
              </Link>
              <small>
                {groupReference(reference)}, {localized(consultationTopics[topic])}. {whys[why]}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{messages.closeList}</Button>
    </Modal>
  );
}
