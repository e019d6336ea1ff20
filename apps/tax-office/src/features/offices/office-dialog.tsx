import { useApiClient } from '@portal/api-client';
import { changeOffice, type OfficeRecord, officeAsRead } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, ListField, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts, weekdays } from './texts.ts';

export interface OfficeDialogProps {
  readonly office: OfficeRecord;
  readonly onClose: () => void;
}

/** Where an office is and when it is open; a Director's to say, and everybody reads it at once. */
export function OfficeDialog({ office, onClose }: OfficeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => officeAsRead(office));
  const form = useContractForm({
    kinds: { address: 'text', hours: [{ weekday: 'id', opensAt: 'text', closesAt: 'text' }] },
    schema: changeOffice.body,
    labels: {
      address: localized(texts.place),
      hours: localized(texts.hours),
      weekday: localized(texts.day),
      opensAt: localized(texts.opensAt),
      closesAt: localized(texts.closesAt),
    },
    initial: { address: office.address, hours: office.hours },
    save: (body) => api(changeOffice, { params: { id: office.id }, query: { asRead }, body }),
    done: localized(texts.saved),
    onDone() {
      void queryClient.invalidateQueries({ queryKey: ['tax-offices', String(office.id)] });
      onClose();
    },
  });
  const days = weekdays.map((name, index) => ({ id: index + 1, displayField: localized(name) }));
  return (
    <FormDialog title={office.name} form={form} action={localized(texts.save)} onClose={onClose}>
      <TextField {...form.field('address')} maxLength={200} data-autofocus />
      <ListField {...form.rows('hours')} add={localized(texts.addDay)} max={7}>
        {(at) => (
          <>
            <ChoiceField {...form.field(`hours.${at}.weekday`)} choices={days} required />
            <TextField {...form.field(`hours.${at}.opensAt`)} type="time" />
            <TextField {...form.field(`hours.${at}.closesAt`)} type="time" />
          </>
        )}
      </ListField>
    </FormDialog>
  );
}
