import { messageFrom, useApiClient } from '@portal/api-client';
import {
  messageMost,
  previewReminderText,
  purposeWords,
  type ReminderText,
  reminderPurposes,
  reminderVariables,
  writeReminderText,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Money } from '@portal/ui';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { counted } from '../lists/format.ts';
import { useRemindersChanged } from './use-reminders.ts';
import { words } from './words.ts';

const fields = ['subject', 'mail', 'message'] as const;
const inLanguage = (language: 'en' | 'ha') => fields.map((field) => `${language}${field}` as const);

/** The fields of the form, as the endpoint takes them. */
function shape(typed: Record<string, unknown>): Record<string, unknown> {
  const wordingOf = (language: 'en' | 'ha') =>
    Object.fromEntries(fields.map((one) => [one, typed[`${language}${one}`]]));
  return { code: typed.code, purpose: typed.purpose, en: wordingOf('en'), ha: wordingOf('ha') };
}

interface WriteTextDialogProps {
  /** The version it begins from; empty for a new text. */
  readonly from: Partial<ReminderText>;
  readonly onClose: () => void;
}

/** Writes a version in both languages, shows it as a taxpayer would read it, and proposes it to another person. */
export function WriteTextDialog({ from, onClose }: WriteTextDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useRemindersChanged();
  const label = (language: 'en' | 'ha', field: (typeof fields)[number]) =>
    `${localized(words[field])} (${localized(language === 'en' ? words.english : words.hausa)})`;
  const kindsOf = <L extends 'en' | 'ha'>(language: L) =>
    Object.fromEntries(inLanguage(language).map((name) => [name, 'text'])) as {
      readonly [K in `${L}${(typeof fields)[number]}`]: 'text';
    };
  const labelsOf = (language: 'en' | 'ha') =>
    Object.fromEntries(fields.map((field) => [`${language}${field}`, label(language, field)])) as never;
  const paths = (['en', 'ha'] as const).flatMap((language) =>
    fields.map((field) => [`${language}.${field}`, `${language}${field}`] as const),
  );
  const form = useContractForm({
    kinds: { code: 'text', purpose: 'choice', ...kindsOf('en'), ...kindsOf('ha') } as const,
    schema: writeReminderText.body,
    labels: {
      ...{ code: localized(words.code), purpose: localized(words.purpose) },
      ...(labelsOf('en') as object),
      ...(labelsOf('ha') as object),
    } as never,
    initial: {
      ...{ code: from.code ?? '', purpose: from.purpose ?? '' },
      ...Object.fromEntries(
        (['en', 'ha'] as const).flatMap((language) =>
          fields.map((field) => [`${language}${field}`, from[language]?.[field] ?? '']),
        ),
      ),
    } as never,
    shape,
    aliases: Object.fromEntries(paths) as never,
    save: (body) => api(writeReminderText, { body }),
    done: localized(words.saved),
    onDone() {
      changed();
      onClose();
    },
  });
  const seeing = useMutation({
    mutationFn: () => {
      const typed = Object.fromEntries(
        ['code', 'purpose', ...inLanguage('en'), ...inLanguage('ha')].map((name) => [name, form.value(name as never)]),
      );
      return api(previewReminderText, { body: previewReminderText.body.parse(shape(typed)) });
    },
  });
  const purpose = reminderPurposes.find((one) => one === form.value('purpose'));
  return (
    <FormDialog title={localized(words.write)} form={form} action={localized(words.save)} onClose={onClose} width={680}>
      <TextField {...form.field('code')} description={localized(words.codeHelp)} maxLength={40} required />
      <ChoiceField
        {...form.field('purpose')}
        choices={reminderPurposes.map((id) => ({ id, displayField: localized(purposeWords[id]) }))}
        required
      />
      {purpose && (
        <p className="ws-quiet">
          {localized(words.inBraces).replace(
            '{names}',
            reminderVariables[purpose].map((name) => `{${name}}`).join(' '),
          )}
        </p>
      )}
      {(['en', 'ha'] as const).map((language) => (
        <fieldset key={language} className="ws-form-group">
          <legend>{localized(language === 'en' ? words.english : words.hausa)}</legend>
          <TextField {...form.field(`${language}subject`)} maxLength={120} required />
          <TextAreaField {...form.field(`${language}mail`)} maxLength={2000} rows={5} required />
          <TextAreaField
            {...form.field(`${language}message`)}
            description={localized(words.noAmount)}
            maxLength={messageMost}
            rows={3}
            required
          />
        </fieldset>
      ))}
      <p>
        <Button variant="secondary" pending={seeing.isPending} onClick={() => seeing.mutate()}>
          {localized(words.preview)}
        </Button>
      </p>
      <div role="status">
        {seeing.error && <p className="ws-problem">{messageFrom(seeing.error, previewReminderText.failed)}</p>}
        {seeing.data?.readings.map(({ language, subject, mail, message, segments, costKobo }) => (
          <div key={language} lang={language}>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className="ws-pre">{mail}</p>
            <p className="ws-pre">{message}</p>
            <p className="ws-quiet">
              {localized(words.parts).replace('{parts}', counted(segments))}, <Money amountKobo={costKobo} />
            </p>
          </div>
        ))}
      </div>
    </FormDialog>
  );
}
