import { useApiClient } from '@portal/api-client';
import {
  bankCodes,
  banks,
  decideTreasuryAccount,
  proposeTreasuryAccount,
  type TreasuryAccount,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import type { ReactNode } from 'react';
import { accountTexts as texts } from './account-texts.ts';
import { useSettlementChanged } from './settlement.queries.ts';

export type Verdict = 'approve' | 'refuse' | 'withdraw';

interface DialogProps {
  readonly onClose: () => void;
}

const codeField = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 30 } as const;

/** Another account of one MDA; nothing changes before a second person has approved it. */
export function ProposeDialog({ row, onClose }: DialogProps & { readonly row: TreasuryAccount }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSettlementChanged();
  const form = useContractForm({
    kinds: { bankCode: 'choice', accountNumber: 'text', accountName: 'text', reason: 'text', code: 'text' },
    schema: proposeTreasuryAccount.body,
    labels: {
      bankCode: localized(texts.bank),
      accountNumber: localized(texts.accountNumber),
      accountName: localized(texts.accountName),
      reason: localized(texts.reason),
      code: localized(texts.code),
    },
    shape: (candidate) => ({ ...candidate, mdaId: row.mdaId }),
    save: (body) => api(proposeTreasuryAccount, { body }),
    done: localized(texts.proposed),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.proposeTitle)}: ${row.mda}`}
      form={form}
      action={localized(texts.propose)}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('bankCode')}
        choices={bankCodes.map((code) => ({ id: code, displayField: banks[code] }))}
        required
      />
      <TextField {...form.field('accountNumber')} required withAsterisk={false} inputMode="numeric" maxLength={10} />
      <TextField {...form.field('accountName')} required withAsterisk={false} maxLength={80} />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
      <TextField {...form.field('code')} required withAsterisk={false} {...codeField} />
    </FormDialog>
  );
}

interface DecideDialogProps extends DialogProps {
  readonly id: string;
  readonly caseVersion: number;
  readonly verdict: Verdict;
  /** What is decided. */
  readonly children: ReactNode;
}

/** The second person, or the first who takes it back. */
export function DecideDialog({ id, caseVersion, verdict, onClose, children }: DecideDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSettlementChanged();
  const form = useContractForm({
    kinds: { reason: 'text', code: 'text' },
    schema: decideTreasuryAccount.body,
    labels: { reason: localized(texts.reason), code: localized(texts.code) },
    shape: (candidate) => ({ ...candidate, caseVersion, verdict }),
    save: (body) => api(decideTreasuryAccount, { params: { id }, body }),
    done: localized(texts.decided),
    onDone() {
      changed();
      onClose();
    },
  });
  const action = localized(texts.verdicts[verdict]);
  return (
    <FormDialog title={action} form={form} action={action} onClose={onClose}>
      {children}
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
      <TextField {...form.field('code')} required withAsterisk={false} {...codeField} />
    </FormDialog>
  );
}
