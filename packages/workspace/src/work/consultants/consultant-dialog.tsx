import { useApiClient } from '@portal/api-client';
import {
  changeConsultant,
  consultantAsRead,
  consultantBody,
  consultationModeIds,
  consultationModes,
  consultationTopicIds,
  consultationTopics,
  createConsultant,
  type ManagedConsultant,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useOpenOffices } from '@portal/platform/lookups';
import { CheckboxField, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { inFields } from '../../forms/in-fields.ts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useConsultantMessages } from '../messages/use-consultant-messages.ts';

export interface ConsultantDialogProps {
  /** Absent: another one. */
  readonly consultant: ManagedConsultant | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Where, for what and how somebody can be booked. */
export function ConsultantDialog({ consultant, onClose, onDone }: ConsultantDialogProps) {
  const messages = useConsultantMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const offices = useOpenOffices();
  const [topics, setTopics] = useState<readonly string[]>(consultant?.topics ?? []);
  const [modes, setModes] = useState<readonly string[]>(consultant?.modes ?? []);
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => consultant && consultantAsRead(consultant));
  const form = useContractForm({
    kinds: { name: 'text', en: 'text', ha: 'text', officeId: 'id', videoRoom: 'text?', isActive: 'switch' },
    schema: inFields(consultantBody, 'title'),
    labels: {
      name: messages.name,
      en: messages.titleEn,
      ha: messages.titleHa,
      officeId: messages.office,
      videoRoom: messages.videoRoom,
      isActive: messages.bookable,
    },
    initial: {
      name: consultant?.name,
      en: consultant?.title.en,
      ha: consultant?.title.ha,
      officeId: consultant?.officeId,
      videoRoom: consultant?.videoRoom,
      isActive: consultant?.isActive ?? true,
    },
    shape: ({ en, ha, ...rest }) => ({ ...rest, title: { en, ha }, topics, modes }),
    save: (body): Promise<unknown> =>
      consultant
        ? api(changeConsultant, {
            params: { id: consultant.id },
            query: { asRead },
            body,
          })
        : api(createConsultant, { body }),
    done: messages.saved,
    onDone() {
      onClose();
      onDone();
    },
    failed: messages.failed,
  });
  return (
    <FormDialog
      title={consultant ? messages.change : messages.add}
      form={form}
      action={messages.save}
      onClose={onClose}
    >
      <TextField {...form.field('name')} withAsterisk={false} required maxLength={120} />
      <TextField {...form.field('en')} withAsterisk={false} required maxLength={80} />
      <TextField {...form.field('ha')} withAsterisk={false} required maxLength={80} />
      <ChoiceField {...form.field('officeId')} required choices={offices.data} />
      <Several
        legend={messages.topics}
        choices={consultationTopicIds.map((id) => [id, localized(consultationTopics[id])])}
        chosen={topics}
        onChange={setTopics}
      />
      <Several
        legend={messages.modes}
        choices={consultationModeIds.map((id) => [id, localized(consultationModes[id])])}
        chosen={modes}
        onChange={setModes}
      />
      {modes.includes('video') && (
        <TextField {...form.field('videoRoom')} type="url" withAsterisk={false} required maxLength={200} />
      )}
      <CheckboxField {...form.check('isActive')} description={messages.bookableText} />
    </FormDialog>
  );
}

interface SeveralProps {
  readonly legend: string;
  readonly choices: readonly (readonly [id: string, label: string])[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Several({ legend, choices, chosen, onChange }: SeveralProps) {
  return (
    <fieldset className="ws-several">
      <legend>{legend}</legend>
      {choices.map(([id, label]) => (
        <CheckboxField
          key={id}
          label={label}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(
              choices.map(([one]) => one).filter((one) => (one === id ? currentTarget.checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
