import { useApiClient } from '@portal/api-client';
import { changeCounter, counterAsRead, type OwnMda, openCounter } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { useOwnMdaChanged } from '../../use-own-mda.ts';
import { texts } from './texts.ts';

export interface CounterDialogProps {
  /** A new one without. */
  readonly counter: OwnMda['counters'][number] | undefined;
  readonly onClose: () => void;
}

export function CounterDialog({ counter, onClose }: CounterDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useOwnMdaChanged();
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => counter && counterAsRead(counter));
  const form = useContractForm({
    kinds: { name: 'text', place: 'text' },
    schema: openCounter.body,
    labels: { name: localized(texts.name), place: localized(texts.place) },
    ...(counter && { initial: { name: counter.name, place: counter.place } }),
    save: (body): Promise<unknown> =>
      counter
        ? api(changeCounter, {
            params: { counterId: counter.id },
            query: { asRead },
            body: { ...body, isOpen: counter.isOpen },
          })
        : api(openCounter, { body }),
    done: localized(texts.saved),
    fieldOf: (error) => (error.is('mda.counter-taken') ? { name: error.message } : {}),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={localized(counter ? texts.counter : texts.openCounter)}
      form={form}
      action={localized(texts.save)}
      onClose={onClose}
    >
      <TextField {...form.field('name')} maxLength={40} autoComplete="off" data-autofocus />
      <TextField {...form.field('place')} description={localized(texts.placeHint)} maxLength={120} autoComplete="off" />
    </FormDialog>
  );
}
