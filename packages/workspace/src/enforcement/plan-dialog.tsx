import { useApiClient } from '@portal/api-client';
import { genders, planVisit } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, DateField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, ListField, useContractForm } from '../forms/index.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { moveWords, words } from './words.ts';

const moment = (day: unknown, time: unknown) => `${String(day)}T${String(time)}:00+01:00`;

/** Where, when by daylight, what is to be done and who goes: within the order, whose words it begins with. */
export function PlanDialog({ enforcement, move, onClose, onDone }: StepDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, number, caseVersion, orders, officers } = enforcement;
  const order = orders.find(({ kind }) => kind === 'distrain');
  const form = useContractForm({
    kinds: {
      ...{ place: 'text', isDwelling: 'switch', consentOf: 'text', day: 'day', from: 'text', until: 'text' },
      ...{ willSeal: 'switch', willTake: 'switch', willSearch: 'switch', witness: 'text' },
      team: [{ userId: 'choice', badge: 'text', gender: 'choice' }],
    },
    initial: {
      ...{ place: order?.place ?? '', willSeal: order?.maySeal ?? false, willTake: order?.mayTake ?? false },
      team: [{}, {}],
    },
    schema: planVisit.body,
    labels: {
      ...{ place: localized(words.place), isDwelling: localized(words.isDwelling), day: localized(words.day) },
      ...{ consentOf: localized(words.consentOf), from: localized(words.from), until: localized(words.until) },
      ...{ willSeal: localized(words.willSeal), willTake: localized(words.willTake), team: localized(words.team) },
      ...{ willSearch: localized(words.willSearch), witness: localized(words.witness), badge: localized(words.badge) },
      ...{ userId: localized(words.userId), gender: localized(words.gender) },
    },
    aliases: { startsAt: 'from', endsAt: 'until' },
    shape: ({ day, from, until, ...plan }) => ({
      ...plan,
      ...{ caseVersion, startsAt: moment(day, from), endsAt: moment(day, until) },
    }),
    save: (body) => api(planVisit, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const title = localized(moveWords[move].title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(words.planText)}</p>
      <TextField {...form.field('place')} required withAsterisk={false} maxLength={300} />
      <CheckboxField {...form.check('isDwelling')} />
      {form.check('isDwelling').checked && <TextField {...form.field('consentOf')} maxLength={120} />}
      <DateField {...form.field('day')} required />
      <TextField {...form.field('from')} required withAsterisk={false} maxLength={5} />
      <TextField {...form.field('until')} required withAsterisk={false} maxLength={5} />
      {order?.maySeal && <CheckboxField {...form.check('willSeal')} />}
      {order?.mayTake && <CheckboxField {...form.check('willTake')} />}
      {order?.maySearch && <CheckboxField {...form.check('willSearch')} />}
      <TextField {...form.field('witness')} required withAsterisk={false} maxLength={120} />
      <ListField {...form.rows('team')} add={localized(words.addOfficer)} min={2} max={12}>
        {(at) => (
          <>
            <ChoiceField
              {...form.field(`team.${at}.userId`)}
              choices={officers.map((one) => ({ id: one.id, displayField: one.name }))}
              required
            />
            <TextField {...form.field(`team.${at}.badge`)} required withAsterisk={false} maxLength={40} />
            <ChoiceField
              {...form.field(`team.${at}.gender`)}
              choices={genders.map((one) => ({ id: one, displayField: localized(words[one]) }))}
              required
            />
          </>
        )}
      </ListField>
    </FormDialog>
  );
}
