import { useApiClient } from '@portal/api-client';
import {
  answerSpotCheck,
  type Difference,
  differences,
  differenceWords,
  spotCheckFindingWords,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, TextAreaField } from '@portal/ui/forms';
import { useState } from 'react';
import { ConfirmDialog } from '../forms/index.ts';
import type { RecordPartProps } from './record-part-props.ts';
import { recordTexts as texts } from './record-texts.ts';

export interface AnswerCheckDialogProps extends RecordPartProps {
  readonly onClose: () => void;
}

/** Nothing marked is "as recorded", and the button says which of the two it is. */
export function AnswerCheckDialog({ record, act, onClose }: AnswerCheckDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [differing, setDiffering] = useState<readonly Difference[]>([]);
  const [note, setNote] = useState('');
  const finding = differing.length > 0 ? 'differs' : 'as-recorded';
  return (
    <ConfirmDialog
      title={`${localized(texts.answerCheck)}: ${record.sign}`}
      action={localized(spotCheckFindingWords[finding])}
      onClose={onClose}
      confirm={() =>
        act(() => api(answerSpotCheck, { params: { id: record.id }, body: { differs: [...differing], note } }))
      }
      done={localized(texts.saved)}
    >
      <fieldset>
        <legend>{localized(texts.whatDiffers)}</legend>
        {differences.map((what) => (
          <CheckboxField
            key={what}
            label={localized(differenceWords[what])}
            checked={differing.includes(what)}
            onChange={({ currentTarget: { checked } }) =>
              setDiffering((before) => (checked ? [...before, what] : before.filter((one) => one !== what)))
            }
          />
        ))}
      </fieldset>
      <TextAreaField
        label={localized(texts.note)}
        value={note}
        maxLength={500}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </ConfirmDialog>
  );
}
