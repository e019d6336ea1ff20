import { messageFrom, useApiClient } from '@portal/api-client';
import { bankAccountSchema, bankCodes, banks, getOwnShareAccount, nameOwnShareAccount } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { RecordSection } from '../records/index.ts';
import { ShownAccount } from './shown-account.tsx';
import { texts } from './texts.ts';

/** Where the shares of whoever is signed in are paid; without an account nothing is. */
export function ShareAccount() {
  const localized = useLocalized();
  const api = useApiClient();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['shares', 'account'],
    queryFn: ({ signal }) => api(getOwnShareAccount, {}, signal),
  });
  const { data, error } = query;
  return (
    <RecordSection
      title={localized(texts.account)}
      actions={
        data && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {localized(texts.nameAccount)}
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton height={60} role="status" aria-label={localized(texts.account)} />}
      {error && (
        <ErrorState
          message={messageFrom(error, localized(texts.accountFailed))}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {data?.onRecord && (
        <p>
          <ShownAccount account={data.onRecord} />
        </p>
      )}
      {data?.onRecord === null && <p className="ws-record-quiet">{localized(texts.noAccount)}</p>}
      {data?.waiting && (
        <p>
          {localized(texts.accountWaits)}: <ShownAccount account={data.waiting} />
        </p>
      )}
      {isOpen && <AccountDialog onClose={() => setOpen(false)} />}
    </RecordSection>
  );
}

function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const form = useContractForm({
    kinds: { bankCode: 'choice', accountNumber: 'text', accountName: 'text' },
    schema: bankAccountSchema,
    labels: {
      bankCode: localized(texts.bank),
      accountNumber: localized(texts.accountNumber),
      accountName: localized(texts.accountName),
    },
    save: (body) => api(nameOwnShareAccount, { body }),
    done: localized(texts.accountNamed),
    onDone() {
      void queries.invalidateQueries({ queryKey: ['shares', 'account'] });
      onClose();
    },
  });
  const action = localized(texts.nameAccount);
  return (
    <FormDialog title={action} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.accountText)}</p>
      <ChoiceField
        {...form.field('bankCode')}
        choices={bankCodes.map((code) => ({ id: code, displayField: banks[code] }))}
        required
      />
      <TextField {...form.field('accountNumber')} required withAsterisk={false} inputMode="numeric" maxLength={10} />
      <TextField {...form.field('accountName')} required withAsterisk={false} maxLength={80} />
    </FormDialog>
  );
}
