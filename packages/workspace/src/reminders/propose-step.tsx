import { messageFrom, useApiClient } from '@portal/api-client';
import { proposeCampaign } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, ErrorSummary, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { counted as inWords } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { AudienceFacts } from './campaign-facts.tsx';
import type { CountedReminder } from './counted-reminder.ts';
import { momentWords } from './moment-words.ts';
import { useRemindersChanged } from './use-reminders.ts';
import { words } from './words.ts';

interface ProposeStepProps {
  readonly counted: CountedReminder;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** How many get it, who falls out, what it costs and how some of them read it; then it is proposed for exactly those. */
export function ProposeStep({ counted: { asked, seen }, onBack, onClose }: ProposeStepProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const changed = useRemindersChanged();
  const { people, reached, sample, firstAt } = seen;
  const proposing = useMutation({
    mutationFn: () => api(proposeCampaign, { body: { ...asked, shown: { people, reached } } }),
    onSuccess() {
      showToast({ kind: 'success', message: localized(words.proposed) });
      changed();
      onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={localized(words.prepare)} width={560} sheetOnPhones>
      <div className="ws-form">
        {proposing.error && (
          <ErrorSummary problems={[{ message: messageFrom(proposing.error, proposeCampaign.failed) }]} />
        )}
        <AudienceFacts counts={seen} />
        {reached === 0 ? (
          <p>{localized(words.nobody)}</p>
        ) : (
          <>
            <Facts facts={[[localized(words.firstAt), momentWords(firstAt, language)]]} />
            <h3>{localized(words.sample)}</h3>
            <ul className="ws-plain">
              {sample.map(({ tpui, name, subject, text }) => (
                <li key={tpui}>
                  <strong>{name}</strong> ({tpui}){subject !== '' && <p>{subject}</p>}
                  <p className="ws-quiet">{text}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="ws-form-actions">
          {reached > 0 && (
            <Button pending={proposing.isPending} onClick={() => proposing.mutate()}>
              {localized(words.propose).replace('{people}', inWords(reached))}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {localized(words.change)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
