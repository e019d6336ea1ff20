import { developersPath, type getInterfaceFigures, type ResponseOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate, StatusBadge, TextLink } from '@portal/ui';
import { reportAddress } from '@portal/workspace/numbers';
import { RecordSection } from '@portal/workspace/records';
import { requestsPath, settingsPath, webhookPath } from '../../paths.ts';
import { interfaceTexts as texts } from './interface-texts.ts';

export interface InterfaceListsProps {
  readonly figures: ResponseOf<typeof getInterfaceFigures>;
}

/** What the figures of the interface are made of: each row opens its own. */
export function InterfaceLists({ figures }: InterfaceListsProps) {
  return (
    <div className="es-interface">
      <Errors figures={figures} />
      <Webhooks figures={figures} />
      <Keys figures={figures} />
    </div>
  );
}

function Errors({ figures: { errors, period } }: InterfaceListsProps) {
  const localized = useLocalized();
  const title = `${localized(texts.errors)}, ${formatDate(period.minDate)} – ${formatDate(period.maxDate)}`;
  return (
    <RecordSection title={title}>
      {errors.length === 0 && <p className="ws-record-quiet">{localized(texts.noErrors)}</p>}
      <ul className="ws-record-list">
        {errors.map(({ code, count }) => (
          <li key={code}>
            <span>
              <code translate="no">{code}</code>
              <small>
                <TextLink to={`${developersPath}#${code}`}>{localized(texts.whatToDo)}</TextLink>
              </small>
            </span>
            <TextLink to={reportAddress(requestsPath, period, { criteria: code })}>
              {count} {localized(texts.ofCalls)}
            </TextLink>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

function Webhooks({ figures: { webhooks } }: InterfaceListsProps) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(texts.webhooks)}>
      {webhooks.length === 0 && <p className="ws-record-quiet">{localized(texts.noWebhooks)}</p>}
      <ul className="ws-record-list">
        {webhooks.map(({ id, url, state, arrived, waiting, givenUp }) => {
          const isWhole = waiting + givenUp === 0;
          return (
            <li key={id}>
              <span>
                <TextLink to={webhookPath(id)}>{url}</TextLink>
                <small>
                  {arrived} {localized(texts.arrived)} · {waiting} {localized(texts.waiting)} · {givenUp}{' '}
                  {localized(texts.givenUp)}
                </small>
              </span>
              {state === 'paused' ? (
                <StatusBadge tone="danger">{localized(texts.paused)}</StatusBadge>
              ) : (
                <StatusBadge tone={isWhole ? 'good' : 'warning'}>
                  {localized(isWhole ? texts.arrives : texts.late)}
                </StatusBadge>
              )}
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
}

function Keys({ figures: { keysEnding } }: InterfaceListsProps) {
  const localized = useLocalized();
  return (
    <RecordSection
      title={localized(texts.keys)}
      actions={<TextLink to={settingsPath}>{localized(texts.settings)}</TextLink>}
    >
      {keysEnding.length === 0 && <p className="ws-record-quiet">{localized(texts.noKeys)}</p>}
      <ul className="ws-record-list">
        {keysEnding.map(({ id, name, beginning, engineCode, expiresAt }) => (
          <li key={id}>
            <span>
              {name}
              <small>
                <code translate="no">{beginning}…</code> · {engineCode}
              </small>
            </span>
            <span>
              {localized(texts.ends)} {formatDate(expiresAt)}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
