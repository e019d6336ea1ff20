import { bankAccountSchema, bankCodes, banks, type RefundDetail } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { Facts } from '@portal/workspace/lists';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useRefundActs } from './refunds.queries.ts';
import { texts } from './texts.ts';

/** The bank account, by its last digits; staff write it down when the payer told it on paper or at the counter. */
export function RefundAccount({ refund }: { readonly refund: RefundDetail }) {
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  const { account, isByProvider, method, mayNameAccount } = refund;
  return (
    <RecordSection
      title={localized(texts.where)}
      actions={
        mayNameAccount && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {localized(texts.nameAccount)}
          </Button>
        )
      }
    >
      {isByProvider && method !== 'bank' && <p>{localized(texts.byProvider)}</p>}
      {account ? (
        <Facts
          facts={[
            [localized(texts.bank), account.bankName],
            [localized(texts.accountNumber), `•••••• ${account.accountLast4}`],
            [localized(texts.accountName), account.accountName],
          ]}
        />
      ) : (
        !isByProvider && <p className="ws-quiet">{localized(texts.noAccount)}</p>
      )}
      {isOpen && <AccountDialog refund={refund} onClose={() => setOpen(false)} />}
    </RecordSection>
  );
}

function AccountDialog({ refund, onClose }: { readonly refund: RefundDetail; readonly onClose: () => void }) {
  const localized = useLocalized();
  const { nameAccount, readAgain } = useRefundActs();
  const form = useContractForm({
    kinds: { bankCode: 'choice', accountNumber: 'text', accountName: 'text' },
    schema: bankAccountSchema,
    labels: {
      bankCode: localized(texts.bank),
      accountNumber: localized(texts.accountNumber),
      accountName: localized(texts.accountName),
    },
    save: (body) => nameAccount(refund, body),
    done: localized(texts.saved),
    onDone() {
      readAgain();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.where)} form={form} action={localized(texts.nameAccount)} onClose={onClose}>
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
