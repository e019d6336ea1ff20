import { useApiClient } from '@portal/api-client';
import { askForSubstitution, type DemandDetail, formatNaira, holdings, holdingWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { CheckboxField, MoneyField, TextAreaField, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { words } from './words.ts';

interface BeginDialogProps {
  readonly demand: Pick<DemandDetail, 'number' | 'bills'>;
  readonly onClose: () => void;
}

/** Who owes the taxpayer, how much, from where that is known, and the whole bills they are to pay out of it. */
export function BeginDialog({ demand, onClose }: BeginDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = demand.bills.filter(({ standing }) => standing === 'open');
  const [chosen, setChosen] = useState<readonly string[]>(open.map(({ billReference }) => billReference));
  const form = useContractForm({
    kinds: { holderTpui: 'text', holding: 'choice', owedKobo: 'kobo', ground: 'text' },
    schema: askForSubstitution.body,
    labels: {
      holderTpui: localized(words.holderTpui),
      holding: localized(words.holding),
      owedKobo: localized(words.owed),
      ground: localized(words.ground),
    },
    shape: (typed) => ({ ...typed, demandNumber: demand.number, billReferences: [...chosen] }),
    save: (body) => api(askForSubstitution, { body }),
    done: localized(words.done),
    onDone({ workId }) {
      void queries.invalidateQueries({ queryKey: ['work'] });
      onClose();
      void navigate(`/tax-area-office?tab=requests&of=substitution&record=${workId}`);
    },
  });
  const title = localized(words.begin);
  return (
    <FormDialog title={`${title}: ${demand.number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(words.beginText)}</p>
      <TextField {...form.field('holderTpui')} required withAsterisk={false} maxLength={40} data-autofocus />
      <ChoiceField
        {...form.field('holding')}
        choices={holdings.map((one) => ({ id: one, displayField: localized(holdingWords[one]) }))}
        required
      />
      <MoneyField {...form.field('owedKobo')} required />
      <TextAreaField {...form.field('ground')} rows={2} maxLength={2000} />
      {open.map(({ billReference, amountKobo }) => (
        <CheckboxField
          key={billReference}
          label={`${billReference}, ${formatNaira(amountKobo)}`}
          checked={chosen.includes(billReference)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, billReference] : chosen.filter((one) => one !== billReference))
          }
        />
      ))}
    </FormDialog>
  );
}
