import { bankAccountSchema, bankCodes, banks, type OwnRefund } from '@portal/contracts';
import { Button, Notice } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, ContractForm, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { useRefundsMessages } from './messages/use-refunds-messages.ts';
import { useOwnRefundActs } from './refunds.queries.ts';

/** The bank account, by its last digits once it is there; its form until then. */
export function RefundAccount({ refund }: { readonly refund: OwnRefund }) {
  const messages = useRefundsMessages();
  const [isChanging, setChanging] = useState(false);
  const { id, account, may, method } = refund;
  if (account === null && (!may.nameAccount || method === 'provider')) return null;
  return (
    <section className="refund-account" aria-label={messages.account}>
      <h3>{messages.account}</h3>
      {account && !isChanging && (
        <p>
          {account.bankName} · •••••• {account.accountLast4} · {account.accountName}{' '}
          {may.nameAccount && (
            <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
              {messages.changeAccount}
            </Button>
          )}
        </p>
      )}
      {may.nameAccount && (account === null || isChanging) && (
        <>
          {account === null && <Notice kind="info">{messages.accountMissing}</Notice>}
          <AccountForm id={id} onSaved={() => setChanging(false)} />
        </>
      )}
    </section>
  );
}

function AccountForm({ id, onSaved }: { readonly id: string; readonly onSaved: () => void }) {
  const messages = useRefundsMessages();
  const { nameAccount, readAgain } = useOwnRefundActs();
  const form = useContractForm({
    kinds: { bankCode: 'choice', accountNumber: 'text', accountName: 'text' },
    schema: bankAccountSchema,
    labels: {
      bankCode: messages.bank,
      accountNumber: messages.accountNumber,
      accountName: messages.accountName,
    },
    save: (body) => nameAccount(id, body),
    done: messages.accountSaved,
    onDone() {
      readAgain();
      onSaved();
    },
  });
  return (
    <ContractForm form={form} action={messages.saveAccount}>
      <ChoiceField
        {...form.field('bankCode')}
        choices={bankCodes.map((code) => ({ id: code, displayField: banks[code] }))}
        required
      />
      <TextField {...form.field('accountNumber')} required withAsterisk={false} inputMode="numeric" maxLength={10} />
      <TextField {...form.field('accountName')} required withAsterisk={false} maxLength={80} />
    </ContractForm>
  );
}
