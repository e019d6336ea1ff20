import { useApiClient } from '@portal/api-client';
import { type ClearanceDetail, prepareClearance, yearStatementWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, TextAreaField } from '@portal/ui/forms';
import { useState } from 'react';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { words } from './words.ts';

export interface PrepareDialogProps {
  readonly application: ClearanceDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What is accepted of what was said, and what is advised: another person decides. */
export function PrepareDialog({ application, onClose, onDone }: PrepareDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, number, caseVersion, statements } = application;
  const open = statements.filter(({ state }) => state === 'stated');
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const form = useContractForm({
    kinds: { advice: 'choice', text: 'text' },
    schema: prepareClearance.body,
    labels: { advice: localized(words.advice), text: localized(words.text) },
    shape: (typed) => ({ ...typed, caseVersion, accepted }),
    save: (body) => api(prepareClearance, { params: { id }, body }),
    done: localized(words.preparedNow),
    onDone() {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(words.prepare)}: ${number}`}
      form={form}
      action={localized(words.prepare)}
      onClose={onClose}
    >
      <p>{localized(words.prepareText)}</p>
      {open.map(({ id: statement, year, kind }) => (
        <CheckboxField
          key={statement}
          label={`${localized(words.accept)}: ${year}, ${localized(yearStatementWords[kind])}`}
          checked={accepted.includes(statement)}
          onChange={({ currentTarget: { checked } }) =>
            setAccepted((before) => (checked ? [...before, statement] : before.filter((one) => one !== statement)))
          }
        />
      ))}
      <ChoiceField
        {...form.field('advice')}
        choices={(['issue', 'refuse'] as const).map((advice) => ({
          id: advice,
          displayField: localized(words.advices[advice]),
        }))}
        required
      />
      <TextAreaField {...form.field('text')} rows={4} maxLength={500} required withAsterisk={false} />
    </FormDialog>
  );
}
