import { type PayeLine, type PayeSchedule, payeRowSchema } from '@portal/contracts';
import { useLookup } from '@portal/platform/lookups';
import { MoneyField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useCorrectEmployee } from './paye.queries.ts';

interface CorrectEmployeeProps {
  readonly schedule: Pick<PayeSchedule, 'id' | 'month' | 'savedAt'>;
  readonly line: PayeLine;
  readonly onClose: () => void;
}

const kinds = {
  ...({ staffNumber: 'text', name: 'text', taxId: 'text', branch: 'text', stateId: 'id' } as const),
  ...({ grossKobo: 'kobo', pensionKobo: 'kobo', housingFundKobo: 'kobo', healthInsuranceKobo: 'kobo' } as const),
  ...({ lifeInsuranceKobo: 'kobo', homeLoanInterestKobo: 'kobo', yearlyRentKobo: 'kobo' } as const),
  ...({ deductedKobo: 'kobo' } as const),
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];
const texts = names.filter((name) => kinds[name] === 'text');
const amounts = names.filter((name) => kinds[name] === 'kobo');

/** One employee of a draft, typed; the rest of the list stays as it is. */
export function CorrectEmployee({ schedule, line, onClose }: CorrectEmployeeProps) {
  const messages = usePayeMessages();
  const states = useLookup('states');
  const correct = useCorrectEmployee(schedule.month);
  const { lawKobo: _law, dueKobo: _due, ...initial } = line;
  const form = useContractForm({
    kinds,
    schema: payeRowSchema,
    labels: messages.columns,
    initial,
    aliases: Object.fromEntries(names.map((name) => [`row.${name}`, name])),
    save: (row) =>
      correct.mutateAsync({
        ...{ scheduleId: schedule.id, savedAt: schedule.savedAt, staffNumber: line.staffNumber },
        row,
      }),
    done: messages.corrected,
    failed: messages.correctFailed,
    onDone: onClose,
  });
  return (
    <FormDialog title={messages.correctOf(line.name)} form={form} action={messages.correctSave} onClose={onClose}>
      {texts.map((name) => (
        <TextField key={name} {...form.field(name)} required={name === 'staffNumber' || name === 'name'} />
      ))}
      <ChoiceField {...form.field('stateId')} choices={states.data} required />
      {amounts.map((name) => (
        <MoneyField key={name} {...form.field(name)} required />
      ))}
    </FormDialog>
  );
}
