import { messageFrom, useApiClient } from '@portal/api-client';
import { purposeWords, type ReminderText, testReminderText, textStateWords } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Page, StatusBadge, showToast } from '@portal/ui';
import { Suspense, useState } from 'react';
import { Facts } from '../lists/panel/facts.tsx';
import { RecordFailure } from '../records/record-failure.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { momentWords } from './moment-words.ts';
import { TextReadings } from './text-readings.tsx';
import { useRemindersChanged, useReminderTexts } from './use-reminders.ts';
import { words } from './words.ts';

const WriteTextDialog = lazyPart(async () => (await import('./write-text-dialog.tsx')).WriteTextDialog);

/** Every version of every text, the newest of each first; new ones are written here. */
export function TextLibrary() {
  const localized = useLocalized();
  const query = useReminderTexts();
  const [written, setWritten] = useState<Partial<ReminderText>>();
  return (
    <Page
      title={localized(words.texts)}
      lead={localized(words.textsLead)}
      width="full"
      actions={<Button onClick={() => setWritten({})}>{localized(words.write)}</Button>}
    >
      {query.data ? (
        <div className="ws-record">
          {query.data.texts.length === 0 && <p className="ws-quiet">{localized(words.noTexts)}</p>}
          {query.data.texts.map((text) => (
            <OneText key={text.id} text={text} onNext={() => setWritten(text)} />
          ))}
        </div>
      ) : (
        query.error && <RecordFailure source={query} />
      )}
      {written && (
        <Suspense>
          <WriteTextDialog from={written} onClose={() => setWritten(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

const tones = { proposed: 'warning', approved: 'good', refused: 'danger', withdrawn: 'neutral' } as const;

function OneText({ text, onNext }: { readonly text: ReminderText; readonly onNext: () => void }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const changed = useRemindersChanged();
  const { id, code, version, state, purpose, writtenBy, writtenAt, decidedBy, testedAt, en, ha } = text;
  const testing = useMutation({
    mutationFn: () => api(testReminderText, { params: { id } }),
    onSuccess() {
      showToast({ kind: 'success', message: localized(words.tested) });
      changed();
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, testReminderText.failed) }),
  });
  return (
    <RecordSection
      title={`${code}, ${localized(words.version).replace('{version}', String(version))}`}
      actions={
        <>
          <Button size="sm" variant="secondary" pending={testing.isPending} onClick={() => testing.mutate()}>
            {localized(words.test)}
          </Button>
          {state === 'approved' && (
            <Button size="sm" variant="quiet" onClick={onNext}>
              {localized(words.next)}
            </Button>
          )}
        </>
      }
    >
      <p>
        <StatusBadge tone={tones[state]}>{localized(textStateWords[state])}</StatusBadge>
      </p>
      <Facts
        facts={[
          [localized(words.purpose), localized(purposeWords[purpose])],
          [localized(words.writtenBy), `${writtenBy}, ${momentWords(writtenAt, language)}`],
          [localized(words.decidedBy), decidedBy],
          [localized(words.lastTest), testedAt ? momentWords(testedAt, language) : localized(words.untested)],
        ]}
      />
      <TextReadings en={en} ha={ha} />
    </RecordSection>
  );
}
