import { useApiClient } from '@portal/api-client';
import { setHomeOffice, type Taxpayer } from '@portal/contracts';
import { useOpenOffices } from '@portal/platform/lookups';
import { useQueryClient } from '@portal/platform/query';
import { TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { useTaxpayerMessages } from './messages/use-taxpayer-messages.ts';

export interface OfficeDialogProps {
  readonly taxpayer: Taxpayer;
  /** A Manager confirms the own office; moving is a Director's. */
  readonly mayMove: boolean;
  readonly onClose: () => void;
}

/** Moves a taxpayer to another office with everything that runs, or confirms the one they have. */
export function OfficeDialog({ taxpayer, mayMove, onClose }: OfficeDialogProps) {
  const messages = useTaxpayerMessages();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const offices = useOpenOffices();
  const own = taxpayer.homeOffice?.taxOfficeId;
  const form = useContractForm({
    kinds: { taxOfficeId: 'id', reason: 'text' },
    schema: setHomeOffice.body,
    labels: { taxOfficeId: messages.office, reason: messages.reason },
    initial: { taxOfficeId: own },
    save: (body) => api(setHomeOffice, { params: { tpui: taxpayer.tpui }, body }),
    done: ({ movedCases }) => messages.moved(movedCases),
    onDone() {
      void queryClient.invalidateQueries({ queryKey: ['taxpayers', taxpayer.tpui] });
      void queryClient.invalidateQueries({ queryKey: ['reports', 'taxpayers'] });
      onClose();
    },
  });
  const action = mayMove ? messages.move : messages.confirm;
  return (
    <FormDialog title={`${action}: ${taxpayer.name}`} form={form} action={action} onClose={onClose}>
      <p>{mayMove ? messages.moveEffect : messages.confirmEffect}</p>
      <ChoiceField
        {...form.field('taxOfficeId')}
        choices={offices.data?.filter(({ id }) => mayMove || id === own)}
        required
      />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={3} />
    </FormDialog>
  );
}
