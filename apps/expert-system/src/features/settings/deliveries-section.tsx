import { type WebhookDelivery, webhookTriesMost } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, StatusBadge } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { attemptWords, type Outcome, outcomeOf, outcomeTones, tookWords } from './attempt-words.ts';
import { webhookTexts as texts } from './webhook-texts.ts';
import './webhooks.css';

export interface DeliveriesSectionProps {
  /** The newest first. */
  readonly deliveries: readonly WebhookDelivery[];
  readonly chosen: string | undefined;
  readonly onChoose: (deliveryId: string) => void;
}

const outcomes: readonly Outcome[] = ['arrived', 'arrivedLater', 'waits', 'givenUp'];

/** What was meant for the address lately: as bars, the oldest left, and as rows, each opening its event. */
export function DeliveriesSection({ deliveries, chosen, onChoose }: DeliveriesSectionProps) {
  const localized = useLocalized();
  if (deliveries.length === 0)
    return (
      <RecordSection title={localized(texts.deliveries)}>
        <p className="ws-record-quiet">{localized(texts.nothingYet)}</p>
      </RecordSection>
    );
  const counted = outcomes
    .map((outcome) => ({ outcome, n: deliveries.filter((one) => outcomeOf(one) === outcome).length }))
    .filter(({ n }) => n > 0);
  return (
    <RecordSection
      title={localized(texts.deliveries)}
      actions={<span className="ws-record-quiet">{localized(texts.oldestLeft)}</span>}
    >
      <div className="es-attempts" aria-hidden="true">
        {[...deliveries].reverse().map((one) => (
          <i key={one.id} data-outcome={outcomeOf(one)} />
        ))}
      </div>
      <p className="es-attempts-key ws-record-quiet">
        {counted.map(({ outcome, n }) => (
          <span key={outcome}>
            <i data-outcome={outcome} aria-hidden="true" />
            {n} {localized(texts[outcome])}
          </span>
        ))}
      </p>
      <ul className="es-deliveries">
        {deliveries.map((one) => (
          <DeliveryRow key={one.id} one={one} isChosen={one.id === chosen} onChoose={() => onChoose(one.id)} />
        ))}
      </ul>
    </RecordSection>
  );
}

interface DeliveryRowProps {
  readonly one: WebhookDelivery;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function DeliveryRow({ one, isChosen, onChoose }: DeliveryRowProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const outcome = outcomeOf(one);
  const { tries, nextAt, lastAttempt } = one;
  const said = [attemptWords(lastAttempt, localized)];
  if (outcome === 'waits' && tries > 0)
    said.push(`${localized(texts.attempt)} ${tries} ${localized(texts.of)} ${webhookTriesMost}`);
  if (nextAt !== null && tries > 0) said.push(`${localized(texts.next)} ${formatDateTime(nextAt, language)}`);
  if (lastAttempt !== null) said.push(tookWords(lastAttempt.tookMs));
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <StatusBadge tone={outcomeTones[outcome]}>{localized(texts[outcome])}</StatusBadge>
        <span>
          <code>{one.type}</code>
          <small>
            {formatDateTime(one.happenedAt, language)} · {said.join(', ')}
          </small>
        </span>
      </button>
    </li>
  );
}
