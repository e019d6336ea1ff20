import { useApiClient } from '@portal/api-client';
import { excuseObligation, undoExcuse } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { DutyRow } from './duty-row.ts';
import { words } from './words.ts';

export interface ExcuseDialogProps {
  readonly row: DutyRow;
  readonly move: 'excuse' | 'undo';
  readonly onClose: () => void;
}

/** Excuses a taxpayer from one return, or takes that back; with a reason either way. */
export function ExcuseDialog({ row, move, onClose }: ExcuseDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: excuseObligation.body,
    shape: ({ reason }) => ({ kind: row.duty, period: row.period, reason }),
    labels: { reason: localized(words.reasonOfExcuse) },
    save: (body) => {
      const request = { params: { tpui: row.tpui }, body };
      return move === 'excuse' ? api(excuseObligation, request) : api(undoExcuse, request);
    },
    done: () => localized(move === 'excuse' ? words.excused : words.undone),
    onDone() {
      void queryClient.invalidateQueries({ queryKey: ['reports'] });
      onClose();
    },
  });
  return (
    <FormDialog
      title={localized(move === 'excuse' ? words.excuseTitle : words.undoTitle)}
      form={form}
      action={localized(words[move])}
      onClose={onClose}
    >
      <p>{localized(move === 'excuse' ? words.excuseLead : words.undoLead)}</p>
      <TextAreaField {...form.field('reason')} maxLength={500} rows={3} required />
    </FormDialog>
  );
}
