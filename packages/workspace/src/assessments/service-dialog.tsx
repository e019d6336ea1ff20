import { useApiClient } from '@portal/api-client';
import { type AssessmentDetail, serveAssessment, servedHows, servedHowWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { assessmentTexts as texts } from './assessment-texts.ts';

export interface ServiceDialogProps {
  readonly assessment: AssessmentDetail;
  readonly onClose: () => void;
  readonly onServed: () => void;
}

/** The moment in Lagos as the contract has it; whatever is no moment is left for the schema to refuse. */
function momentOf(day: unknown, time: unknown): string {
  return `${String(day ?? '')}T${String(time ?? '')}:00+01:00`;
}

/** How, when and where it was served. Electronically it is now, to the account. */
export function ServiceDialog({ assessment: { id, number, caseVersion }, onClose, onServed }: ServiceDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { how: 'choice', day: 'day', time: 'text', place: 'text' },
    schema: serveAssessment.body,
    labels: {
      how: localized(texts.how),
      day: localized(texts.servedDay),
      time: localized(texts.servedTime),
      place: localized(texts.place),
    },
    initial: { how: 'by-hand' },
    aliases: { at: 'day' },
    shape: ({ how, day, time, place }) => ({
      ...{ caseVersion, how },
      ...(how === 'electronic' ? { at: null, place: '' } : { at: momentOf(day, time), place }),
    }),
    save: (body) => api(serveAssessment, { params: { id }, body }),
    done: localized(texts.serviceNoted),
    onDone() {
      onServed();
      onClose();
    },
  });
  const action = localized(texts.serve);
  const how = form.field('how');
  return (
    <FormDialog title={`${action}: ${number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.serveEffect)}</p>
      <ChoiceField
        {...how}
        choices={servedHows.map((one) => ({ id: one, displayField: localized(servedHowWords[one]) }))}
        required
      />
      {how.value !== 'electronic' && (
        <>
          <DateField {...form.field('day')} required />
          <TextField {...form.field('time')} maxLength={5} required />
          <TextField {...form.field('place')} maxLength={300} required />
        </>
      )}
    </FormDialog>
  );
}
