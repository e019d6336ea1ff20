import { useApiClient } from '@portal/api-client';
import { type DemandDetail, serveDemand, servedHows } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { hows, moveWords, words } from './words.ts';

interface ServeDialogProps {
  readonly demand: DemandDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How, when and where it was served, and by what that is proved. */
export function ServeDialog({ demand, onClose, onDone }: ServeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, number, caseVersion, hasAccount } = demand;
  const form = useContractForm({
    kinds: { how: 'choice', day: 'day', time: 'text', place: 'text', proof: 'text' },
    initial: { how: hasAccount ? 'electronic' : 'by-hand' },
    schema: serveDemand.body,
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
    save: (body) => api(serveDemand, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const isPaper = form.value('how') !== 'electronic';
  return (
    <FormDialog
      title={`${localized(moveWords.serve.title)}: ${number}`}
      form={form}
      action={localized(moveWords.serve.title)}
      onClose={onClose}
    >
      <p>{localized(words.serveText)}</p>
      <ChoiceField
        {...form.field('how')}
        choices={servedHows
          .filter((how) => hasAccount || how !== 'electronic')
          .map((how) => ({ id: how, displayField: localized(hows[how]) }))}
        required
      />
      {isPaper && (
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
