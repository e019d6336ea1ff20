import { useApiClient } from '@portal/api-client';
import {
  audienceKinds,
  channelWords,
  dutyKinds,
  dutyWords,
  previewCampaign,
  purposeWords,
  type ReminderPurpose,
  type ReminderText,
  reminderChannels,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Skeleton } from '@portal/ui';
import { DateField } from '@portal/ui/forms';
import { Modal } from '@portal/ui/overlays';
import { useState } from 'react';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { audienceFrom, statusesOf } from './audience-from.ts';
import type { CountedReminder } from './counted-reminder.ts';
import { ProposeStep } from './propose-step.tsx';
import { useReminderTexts } from './use-reminders.ts';
import { words } from './words.ts';

/** Who gets what, by which way; counted and shown before it can be proposed. */
export function PrepareDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const texts = useReminderTexts();
  const [counted, setCounted] = useState<CountedReminder>();
  if (counted) return <ProposeStep counted={counted} onBack={() => setCounted(undefined)} onClose={onClose} />;
  if (texts.isPending || texts.isError || usable(texts.data.texts).length === 0)
    return (
      <Modal isOpen onClose={onClose} title={localized(words.prepare)} width={520}>
        {texts.isPending ? (
          <Skeleton height={160} role="status" aria-label={localized(words.loading)} />
        ) : (
          <p>{localized(texts.isError ? words.failed : words.noText)}</p>
        )}
      </Modal>
    );
  return <CountForm texts={usable(texts.data.texts)} onClose={onClose} onCounted={setCounted} />;
}

/** Of each code the newest version that was approved. */
const usable = (texts: readonly ReminderText[]) =>
  texts
    .filter(({ state }) => state === 'approved')
    .filter((text, at, all) => all.findIndex(({ code }) => code === text.code) === at);

interface CountFormProps {
  readonly texts: readonly ReminderText[];
  readonly onClose: () => void;
  readonly onCounted: (counted: CountedReminder) => void;
}

function CountForm({ texts, onClose, onCounted }: CountFormProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: {
      ...({ of: 'choice', status: 'choice', duty: 'choice', minDate: 'day', maxDate: 'day' } as const),
      ...({ textId: 'choice', channel: 'choice', language: 'choice' } as const),
    },
    schema: previewCampaign.body,
    labels: {
      ...{ of: localized(words.about), status: localized(words.status), duty: localized(words.duty) },
      ...{ minDate: localized(words.from), maxDate: localized(words.until), textId: localized(words.text) },
      ...{ channel: localized(words.channel), language: localized(words.language) },
    },
    initial: { of: 'duties', status: 'missing', channel: 'mail', language: 'en' },
    shape: audienceFrom,
    aliases: {
      'audience.of': 'of',
      'audience.question.status': 'status',
      'audience.question.duty': 'duty',
      'audience.question.minDate': 'minDate',
      'audience.question.maxDate': 'maxDate',
    },
    save: (body) => api(previewCampaign, { body }),
    onDone: (seen, asked) => onCounted({ asked, seen }),
  });
  const of = audienceKinds.find((one) => one === form.value('of')) ?? 'duties';
  const choices = <K extends string>(ids: readonly K[], said: Readonly<Record<K, { en: string; ha: string }>>) =>
    ids.map((id) => ({ id, displayField: localized(said[id]) }));
  const purpose = purposesOf(of, form.value('status'));
  const fitting = texts.filter((text) => text.purpose === purpose);
  const statuses = statusesOf[of];
  return (
    <FormDialog
      title={localized(words.prepare)}
      form={form}
      action={localized(words.count)}
      onClose={onClose}
      width={560}
    >
      <p>{localized(words.prepareEffect)}</p>
      <ChoiceField {...form.field('of')} choices={choices(audienceKinds, words)} required />
      {statuses.length > 0 && <ChoiceField {...form.field('status')} choices={choices(statuses, words)} required />}
      {of === 'duties' && (
        <ChoiceField
          {...form.field('duty')}
          choices={choices(dutyKinds, dutyWords)}
          placeholder={localized(words.every)}
        />
      )}
      <DateField {...form.field('minDate')} />
      <DateField {...form.field('maxDate')} />
      <ChoiceField
        {...form.field('textId')}
        choices={fitting.map(({ id, code, version }) => ({
          id,
          displayField: `${code}, ${localized(words.version).replace('{version}', String(version))}`,
        }))}
        description={localized(purposeWords[purpose])}
        required
      />
      <ChoiceField {...form.field('channel')} choices={choices(reminderChannels, channelWords)} required />
      {form.value('channel') === 'message' && (
        <ChoiceField
          {...form.field('language')}
          choices={choices(['en', 'ha'], { en: words.english, ha: words.hausa })}
          required
        />
      )}
    </FormDialog>
  );
}

/** What may be said to them. */
function purposesOf(of: (typeof audienceKinds)[number], status: string): ReminderPurpose {
  if (of === 'bills') return 'bill-due';
  if (of === 'compliance') return 'bills-unpaid';
  return status === 'awaited' ? 'duty-coming' : 'duty-missing';
}
