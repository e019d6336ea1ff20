import { useApiClient } from '@portal/api-client';
import { enterEnumerator, groupReference, homeStateId } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLgas, useLookup } from '@portal/platform/lookups';
import { useQueryClient } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { DateField, MoneyField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';

/** Begun on the tab of people, not on that of records. */
export function EnterEnumerator() {
  const localized = useLocalized();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  if ((params.get('tab') ?? 'enumerators') !== 'enumerators') return null;
  return (
    <div className="ui-screen-only">
      <Button size="sm" onClick={() => setOpen(true)}>
        {localized(texts.enter)}
      </Button>
      {isOpen && <EnterDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function EnterDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const offices = useLookup('taxOffices');
  const lgas = useLgas(homeStateId);
  const [submissionId] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    kinds: {
      ...({ name: 'text', phone: 'text', officeId: 'id', lgaId: 'id', ward: 'text', validUntil: 'day' } as const),
      ...({ dayTarget: 'whole', recordPayKobo: 'kobo' } as const),
    },
    schema: enterEnumerator.body,
    labels: {
      name: localized(texts.name),
      phone: localized(texts.phone),
      officeId: localized(texts.office),
      lgaId: localized(texts.lga),
      ward: localized(texts.ward),
      validUntil: localized(texts.validUntil),
      dayTarget: localized(texts.dayTarget),
      recordPayKobo: localized(texts.recordPay),
    },
    shape: (typed) => ({ ...typed, submissionId }),
    save: (body) => api(enterEnumerator, { body }),
    done: ({ code }) => `${localized(texts.entered)} ${groupReference(code)}`,
    onDone() {
      void queryClient.invalidateQueries({ queryKey: ['work'] });
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.enter)} form={form} action={localized(texts.enter)} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={120} required data-autofocus />
      <TextField {...form.field('phone')} inputMode="tel" required />
      <ChoiceField {...form.field('officeId')} choices={offices.data} required />
      <ChoiceField {...form.field('lgaId')} choices={lgas.data} required />
      <TextField {...form.field('ward')} maxLength={80} required />
      <DateField {...form.field('validUntil')} required />
      <TextField {...form.field('dayTarget')} inputMode="numeric" required />
      <MoneyField {...form.field('recordPayKobo')} required />
    </FormDialog>
  );
}
