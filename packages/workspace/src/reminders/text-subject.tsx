import { messageFrom } from '@portal/api-client';
import { purposeWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Skeleton } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { momentWords } from './moment-words.ts';
import { TextReadings } from './text-readings.tsx';
import { useReminderTexts } from './use-reminders.ts';
import { words } from './words.ts';

/** A version that is to be decided: what it says in both languages, by whom, and whether its writer read it as a mail. */
export function TextSubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const query = useReminderTexts();
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(words.failed))}</p>;
  const text = query.data.texts.find((one) => one.id === id);
  if (!text) return <p className="ws-problem">{localized(words.failed)}</p>;
  return (
    <>
      <Facts
        facts={[
          [localized(words.purpose), localized(purposeWords[text.purpose])],
          [localized(words.writtenBy), text.writtenBy],
          [localized(words.lastTest), text.testedAt ? momentWords(text.testedAt, language) : localized(words.untested)],
        ]}
      />
      <TextReadings en={text.en} ha={text.ha} />
    </>
  );
}
