import type { ProviderHealth } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, Notice } from '@portal/ui';
import { Facts, StatusSign } from '@portal/workspace/lists';
import { RecordSection } from '@portal/workspace/records';
import { providerNames } from './provider-names.ts';
import { texts } from './texts.ts';

const percent = (part: number, of: number) => `${of === 0 ? 0 : Math.round((part / of) * 1000) / 10}%`;

/** How one provider answers, in figures, and what it said last. */
export function ProviderCard({ health }: { readonly health: ProviderHealth }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { provider, isConfigured, isDown, isCircuitOpen, calls, failures, meanMs, slowestMs, attempts } = health;
  const { lastAnswerAt, lastFailureAt, lastReason, answers } = health;
  const callsOf = (span: 'hour' | 'day') =>
    `${localized(texts.calls(String(calls[span]), String(failures[span])))} (${localized(texts.share(percent(failures[span], calls[span])))})`;
  return (
    <RecordSection
      title={providerNames[provider]}
      actions={
        isConfigured && (
          <StatusSign sign={isDown ? { shape: 'undone', tone: 'danger' } : { shape: 'tick', tone: 'good' }}>
            {localized(isDown ? texts.down : texts.answers)}
          </StatusSign>
        )
      }
    >
      {!isConfigured && <Notice kind="warning">{localized(texts.notConfigured)}</Notice>}
      {isDown && <Notice kind="danger">{localized(texts.downText)}</Notice>}
      {isCircuitOpen && <p>{localized(texts.circuitOpen)}</p>}
      <Facts
        facts={[
          [localized(texts.hour), callsOf('hour')],
          [localized(texts.day), callsOf('day')],
          [
            localized(texts.time),
            localized(meanMs === null ? texts.nothingAsked : texts.ms(String(meanMs), String(slowestMs ?? meanMs))),
          ],
          [localized(texts.lastAnswer), lastAnswerAt && formatDateTime(lastAnswerAt, language)],
          [
            localized(texts.lastFailure),
            lastFailureAt && [formatDateTime(lastFailureAt, language), lastReason].filter(Boolean).join(' · '),
          ],
          [localized(texts.attempts), localized(texts.attemptsText(String(attempts.begun), String(attempts.paid)))],
        ]}
      />
      <h3>{localized(texts.latest)}</h3>
      {answers.length === 0 ? (
        <p className="ws-quiet">{localized(texts.nothingSaid)}</p>
      ) : (
        <ul className="ws-record-list">
          {answers.map(({ at, code, outcome, doubt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two answers may say the same in one moment
            <li key={`${at} ${index}`}>
              <span>
                {[outcome, code].filter(Boolean).join(' ')}
                <small>{[formatDateTime(at, language), doubt].filter(Boolean).join(' · ')}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
