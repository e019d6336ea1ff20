import { useApiClient } from '@portal/api-client';
import { type SubstitutionDetail, servedHows, serveSubstitution } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextField } from '@portal/ui/forms';
import { hows } from '../demands/words.ts';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { moveWords, words } from './words.ts';

export interface SubstitutionDialogProps {
  readonly substitution: SubstitutionDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How, when and where it was served on whoever is appointed, and by what that is proved. */
export function ServeDialog({ substitution, onClose, onDone }: SubstitutionDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, number, caseVersion, hasAccount } = substitution;
  const form = useContractForm({
    kinds: { how: 'choice', day: 'day', time: 'text', place: 'text', proof: 'text' },
    initial: { how: hasAccount ? 'electronic' : 'by-hand' },
    schema: serveSubstitution.body,
    labels: {
      how: localized(words.how),
      day: localized(words.day),
      time: localized(words.time),
      place: localized(words.place),
      proof: localized(words.proofOf),
    },
    shape: ({ how, day, time, place, proof }) => ({
      ...{ caseVersion, how, place: place ?? '', proof: proof ?? '' },
      at: how === 'electronic' || !day ? null : `${String(day)}T${String(time ?? '12:00')}:00+01:00`,
    }),
    save: (body) => api(serveSubstitution, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const title = localized(moveWords.serve.title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(moveWords.serve.effect)}</p>
      <ChoiceField
        {...form.field('how')}
        choices={servedHows
          .filter((how) => hasAccount || how !== 'electronic')
          .map((how) => ({ id: how, displayField: localized(hows[how]) }))}
        required
      />
      {form.value('how') !== 'electronic' && (
        <>
          <DateField {...form.field('day')} required />
          <TextField {...form.field('time')} maxLength={5} required withAsterisk={false} />
          <TextField {...form.field('place')} maxLength={300} required withAsterisk={false} />
          <TextField {...form.field('proof')} maxLength={120} required withAsterisk={false} />
        </>
      )}
    </FormDialog>
  );
}
