import { useApiClient } from '@portal/api-client';
import { apiBasePath, getKeysBoard, type KeysBoard, listReceiptKeys, receiptKeyDays } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, formatDateTime, Notice } from '@portal/ui';
import { Facts, StatusSign } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { texts } from './texts.ts';

type Key = KeysBoard['receiptKeys'][number];
const dayMs = 86_400_000;

/** The key that signs, those that signed before, and how one is exchanged. */
export function KeysScreen() {
  const localized = useLocalized();
  const api = useApiClient();
  const source = useQuery({ queryKey: ['keys'], queryFn: ({ signal }) => api(getKeysBoard, {}, signal) });
  return (
    <RecordPage
      title={localized(texts.title)}
      kind={localized(texts.title)}
      lead={localized(texts.lead)}
      source={source}
    >
      {({ receiptKeys, isDemonstration, asOf }) => (
        <>
          {receiptKeys.map((key) => (
            <KeyCard key={key.kid} shown={key} isDemonstration={isDemonstration && key.isActive} asOf={asOf} />
          ))}
          <RecordSection title={localized(texts.how)}>
            <ol>
              {texts.steps.map((step) => (
                <li key={step.en}>{localized(step)}</li>
              ))}
            </ol>
            <p>
              <a className="ui-link" href={apiBasePath + listReceiptKeys.path}>
                {localized(texts.list)}
              </a>
            </p>
          </RecordSection>
        </>
      )}
    </RecordPage>
  );
}

interface KeyCardProps {
  readonly shown: Key;
  readonly isDemonstration: boolean;
  readonly asOf: string;
}

function KeyCard({ shown: { kid, isActive, since, lastStartedAt, fingerprint }, isDemonstration, asOf }: KeyCardProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const dueAt = since === null ? undefined : Date.parse(since) + receiptKeyDays * dayMs;
  const isDue = isActive && dueAt !== undefined && dueAt <= Date.parse(asOf);
  return (
    <RecordSection
      title={kid}
      actions={
        <StatusSign
          sign={
            isDue
              ? { shape: 'undone', tone: 'danger' }
              : isActive
                ? { shape: 'tick', tone: 'good' }
                : { shape: 'ring', tone: 'quiet' }
          }
        >
          {localized(isDue ? texts.due : isActive ? texts.signs : texts.retired)}
        </StatusSign>
      }
    >
      {isDemonstration && <Notice kind="info">{localized(texts.demonstration)}</Notice>}
      {isDue && <Notice kind="warning">{localized(texts.dueText)}</Notice>}
      {!isActive && <p>{localized(texts.goesOn)}</p>}
      <Facts
        facts={[
          [
            localized(isActive ? texts.since : texts.signedSince),
            since === null ? localized(texts.unknown) : formatDateTime(since, language),
          ],
          [localized(texts.lastStarted), lastStartedAt && formatDateTime(lastStartedAt, language)],
          [localized(texts.dueOn), isActive && dueAt !== undefined ? formatDate(new Date(dueAt).toISOString()) : null],
          [localized(texts.fingerprint), <code key="print">{fingerprint}</code>],
        ]}
      />
    </RecordSection>
  );
}
