import { useApiClient } from '@portal/api-client';
import { createCover, lagosDay, type OfficeRecord } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { DateField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { coversKey } from './covers-key.ts';
import { texts } from './texts.ts';

export interface LeaveDialogProps {
  readonly office: OfficeRecord;
  readonly absent: OfficeRecord['people'][number];
  readonly onClose: () => void;
}

/** Who stands in for somebody who is away, and for which days. */
export function LeaveDialog({ office, absent, onClose }: LeaveDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const today = lagosDay(Date.now());
  const form = useContractForm({
    kinds: { absentId: 'text', coverId: 'choice', fromDay: 'day', untilDay: 'day' },
    schema: createCover.body,
    labels: {
      absentId: absent.name,
      coverId: localized(texts.standsIn),
      fromDay: localized(texts.fromDay),
      untilDay: localized(texts.untilDay),
    },
    initial: { absentId: absent.id, fromDay: today },
    save: (cover) => api(createCover, { body: cover }),
    done: localized(texts.leaveEntered),
    onDone() {
      void queryClient.invalidateQueries({ queryKey: coversKey });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.leaveOf)} ${absent.name}`}
      form={form}
      action={localized(texts.enterLeave)}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('coverId')}
        description={localized(texts.standsInHint)}
        choices={office.people
          .filter(({ id }) => id !== absent.id)
          .map(({ id, name, role }) => ({ id, displayField: `${name}, ${role}` }))}
        required
      />
      <DateField {...form.field('fromDay')} />
      <DateField {...form.field('untilDay')} />
    </FormDialog>
  );
}
