import type { SecondFactorView } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDate, Notice, StatusBadge } from '@portal/ui';
import { useAccountMessages } from '../messages/use-account-messages.ts';
import type { FactorTask } from './factor-task.ts';

/** Below this a person is asked to make new ones. */
const fewCodes = 3;

export interface FactorStateProps {
  readonly factor: SecondFactorView;
  readonly onTask: (task: FactorTask) => void;
}

export function FactorState({
  factor: { isEnrolled, isRequired, enrolledAt, recoveryCodesLeft },
  onTask,
}: FactorStateProps) {
  const messages = useAccountMessages();
  const language = useLanguage();
  if (!isEnrolled) {
    return (
      <>
        <p className="account-state">
          <StatusBadge tone="neutral">{messages.factorOff}</StatusBadge>
        </p>
        <p className="account-text">{messages.factorOffText}</p>
        <div className="account-actions">
          <Button variant="secondary" onClick={() => onTask('switch-on')}>
            {messages.switchOn}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="account-state">
        <StatusBadge tone="good">{messages.factorOn}</StatusBadge>
        {enrolledAt && messages.factorSince(formatDate(enrolledAt, language))}
      </p>
      {recoveryCodesLeft <= fewCodes ? (
        <Notice kind="warning" title={messages.codesLeft(recoveryCodesLeft)}>
          <p>{messages.codesLow}</p>
        </Notice>
      ) : (
        <p className="account-text">{messages.codesLeft(recoveryCodesLeft)}</p>
      )}
      {isRequired && <p className="account-text">{messages.factorRequired}</p>}
      <div className="account-actions">
        <Button variant="secondary" onClick={() => onTask('renew-codes')}>
          {messages.newCodes}
        </Button>
        {!isRequired && (
          <Button variant="quiet" onClick={() => onTask('switch-off')}>
            {messages.switchOff}
          </Button>
        )}
      </div>
    </>
  );
}
