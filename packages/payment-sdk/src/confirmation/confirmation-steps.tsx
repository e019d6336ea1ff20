import { lagosTime } from '@portal/contracts';
import { Icon, VisuallyHidden } from '@portal/ui';
import { paymentTexts } from '../messages/catalogue.ts';
import type { ConfirmationView } from './confirmation-runner.ts';

export interface ConfirmationStepsProps {
  readonly view: ConfirmationView;
  /** The provider's name as shown. */
  readonly provider: string;
}

interface Step {
  readonly label: string;
  readonly status: 'done' | 'current' | 'coming';
  /** Milliseconds since 1970. */
  readonly at?: number | undefined;
}

/** What has happened, what is happening and what comes next, each with its time. */
export function ConfirmationSteps({ view, provider }: ConfirmationStepsProps) {
  const texts = paymentTexts.useMessages();
  const { state, reachedAt } = view;
  const statusWords = { done: texts.stepDone, current: texts.stepCurrent, coming: texts.stepComing };
  const isConnected = reachedAt.connected !== undefined;
  const steps: readonly Step[] = [
    { label: texts.stepReturned, status: 'done', at: reachedAt.opened },
    state.connection === 'closed'
      ? { label: texts.stepNotConnected, status: 'done' }
      : {
          label: isConnected ? texts.stepListening : texts.stepConnecting,
          status: isConnected ? 'done' : 'current',
          at: reachedAt.connected,
        },
    {
      label: state.phase === 'checking' ? texts.stepChecking(provider) : texts.stepWaiting(provider),
      status: isConnected || state.connection === 'closed' ? 'current' : 'coming',
    },
    { label: texts.stepReceipt, status: 'coming' },
  ];
  const elapsedSeconds = Math.max(0, Math.floor((Date.now() - (reachedAt.opened ?? Date.now())) / 1000));

  return (
    <ol className="payment-confirmation-steps" aria-label={texts.steps}>
      {steps.map(({ label, status, at }) => (
        <li key={label} data-status={status}>
          <span className="payment-confirmation-dot">
            {status === 'done' && <Icon name="check" size={14} />}
            {status === 'current' && <span className="ui-spinner" aria-hidden="true" />}
          </span>
          <span>
            {label}
            <VisuallyHidden>, {statusWords[status]}</VisuallyHidden>
          </span>
          <span className="payment-confirmation-time">
            {at !== undefined && timeOfDay(at)}
            {at === undefined && status === 'current' && (
              <span aria-hidden="true">{texts.elapsed(elapsedSeconds)}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** `14:05:33` in Lagos. */
function timeOfDay(at: number): string {
  return lagosTime(at).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM:SS'.length);
}
