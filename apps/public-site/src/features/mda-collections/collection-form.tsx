import { useLookup } from '@portal/platform/lookups';
import { Button, ErrorState, TextInput } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { type FormEvent, useId } from 'react';
import type { CollectionField } from './collection-fields.ts';
import { useCollectionsMessages } from './messages/use-collections-messages.ts';
import type { useCollection } from './use-collection.ts';

export interface CollectionFormProps {
  readonly collection: ReturnType<typeof useCollection>;
}

export function CollectionForm({ collection: { values, change, send, errorOf, raise } }: CollectionFormProps) {
  const messages = useCollectionsMessages();
  const prefix = useId();
  const mdas = useLookup('mdas');
  const heads = useLookup('revenueHeads');
  const own = heads.data?.filter(({ mdaId }) => String(mdaId) === values.mdaId) ?? [];
  const idOf = (name: CollectionField) => `${prefix}${name}`;
  const fieldOf = (name: CollectionField) => ({ id: idOf(name), value: values[name], error: errorOf(name) });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = send();
    if (wrong) document.getElementById(idOf(wrong))?.focus();
  }

  if (mdas.isError || heads.isError) {
    return (
      <ErrorState
        message={messages.listsFailed}
        onRetry={() => {
          void mdas.refetch();
          void heads.refetch();
        }}
        isRetrying={mdas.isFetching || heads.isFetching}
      />
    );
  }
  return (
    <form className="collections" onSubmit={submit} noValidate>
      <p>{messages.text}</p>
      <SelectField
        {...fieldOf('mdaId')}
        label={messages.mda}
        required
        withAsterisk={false}
        data-autofocus
        onChange={({ currentTarget }) => change({ mdaId: currentTarget.value, revenueHeadCode: '' })}
        data={[
          { value: '', label: mdas.isPending ? messages.loading : messages.chooseMda },
          ...(mdas.data ?? []).map(({ id, displayField }) => ({ value: String(id), label: displayField })),
        ]}
      />
      <SelectField
        {...fieldOf('revenueHeadCode')}
        label={messages.fee}
        required
        withAsterisk={false}
        onChange={({ currentTarget }) => change({ revenueHeadCode: currentTarget.value })}
        data={[
          { value: '', label: values.mdaId ? messages.chooseFee : messages.chooseMdaFirst },
          ...own.map(({ code, displayField }) => ({ value: code, label: displayField })),
        ]}
      />
      <TextInput
        {...fieldOf('amount')}
        label={messages.amount}
        description={messages.amountHint}
        required
        withAsterisk={false}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        leftSection={<span aria-hidden="true">₦</span>}
        leftSectionPointerEvents="none"
        onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
      />
      <TextInput
        {...fieldOf('narration')}
        label={messages.narration}
        autoComplete="off"
        maxLength={140}
        onChange={({ currentTarget }) => change({ narration: currentTarget.value })}
      />
      <Button type="submit" size="lg" fullWidth pending={raise.isPending} pendingText={messages.gettingBill}>
        {messages.getBill}
      </Button>
    </form>
  );
}
