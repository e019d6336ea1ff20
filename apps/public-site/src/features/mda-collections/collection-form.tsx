import { useLookup } from '@portal/platform/lookups';
import { Button, ErrorState, LinkButton, Notice, TextInput } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { useCollectionsMessages } from './messages/use-collections-messages.ts';
import type { useCollection } from './use-collection.ts';
import { useIsReckoned } from './use-is-reckoned.ts';

export interface CollectionFormProps {
  readonly collection: ReturnType<typeof useCollection>;
}

export function CollectionForm({ collection: { form, raise, send } }: CollectionFormProps) {
  const messages = useCollectionsMessages();
  const { field, values } = form;
  const mda = field('mdaId');
  const mdas = useLookup('mdas');
  const heads = useLookup('revenueHeads');
  const reckoned = useIsReckoned(values.revenueHeadCode);
  const own = heads.data?.filter(({ mdaId }) => String(mdaId) === values.mdaId) ?? [];

  if (mdas.isError || heads.isError) {
    return (
      <ErrorState
        message={mdas.isError ? messages.mdasFailed : messages.headsFailed}
        onRetry={() => {
          for (const list of [mdas, heads]) if (list.isError) void list.refetch();
        }}
        isRetrying={mdas.isFetching || heads.isFetching}
      />
    );
  }
  return (
    <form className="collections" onSubmit={send} noValidate>
      <p>{messages.text}</p>
      <SelectField
        {...mda}
        label={messages.mda}
        required
        withAsterisk={false}
        data-autofocus
        onChange={(event) => {
          mda.onChange(event);
          form.set('revenueHeadCode', '');
        }}
        data={[
          { value: '', label: mdas.isPending ? messages.loading : messages.chooseMda },
          ...(mdas.data ?? []).map(({ id, displayField }) => ({ value: String(id), label: displayField })),
        ]}
      />
      <SelectField
        {...field('revenueHeadCode')}
        label={messages.fee}
        required
        withAsterisk={false}
        data={[
          { value: '', label: values.mdaId ? messages.chooseFee : messages.chooseMdaFirst },
          ...own.map(({ code, displayField }) => ({ value: code, label: displayField })),
        ]}
      />
      {reckoned.data ? (
        <>
          <Notice kind="info" title={messages.reckonedTitle}>
            <p>{messages.reckonedText}</p>
          </Notice>
          <LinkButton to={`/user/generate-invoice?head=${values.revenueHeadCode}`} size="lg" fullWidth>
            {messages.goOn}
          </LinkButton>
        </>
      ) : (
        <>
          <TextInput
            {...field('amount')}
            label={messages.amount}
            description={messages.amountHint}
            required
            withAsterisk={false}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            leftSection={<span aria-hidden="true">₦</span>}
            leftSectionPointerEvents="none"
          />
          <TextInput {...field('narration')} label={messages.narration} autoComplete="off" maxLength={140} />
          <Button type="submit" size="lg" fullWidth pending={raise.isPending} pendingText={messages.gettingBill}>
            {messages.getBill}
          </Button>
        </>
      )}
    </form>
  );
}
