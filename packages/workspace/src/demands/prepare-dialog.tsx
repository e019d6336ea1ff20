import { useApiClient } from '@portal/api-client';
import {
  type DemandCandidate,
  demandGroundWords,
  demandHindranceWords,
  formatNaira,
  listDemandable,
  prepareDemand,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { CheckboxField, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { FormDialog, useContractForm } from '../forms/index.ts';
import { words } from './words.ts';

interface Found {
  readonly tpui: string;
  readonly taxpayer: string;
  readonly bills: readonly DemandCandidate[];
}

/** First the taxpayer, then their bills: what hinders one is said, and it cannot be chosen. */
export function PrepareDialog({ onClose }: { readonly onClose: () => void }) {
  const [found, setFound] = useState<Found>();
  return found ? <ChooseBills found={found} onClose={onClose} /> : <FindBills onFound={setFound} onClose={onClose} />;
}

interface FindBillsProps {
  readonly onFound: (found: Found) => void;
  readonly onClose: () => void;
}

function FindBills({ onFound, onClose }: FindBillsProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { tpui: 'text' },
    schema: listDemandable.query,
    labels: { tpui: localized(words.tpui) },
    save: async ({ tpui }) => ({ tpui, ...(await api(listDemandable, { query: { tpui } })) }),
    onDone: onFound,
  });
  return (
    <FormDialog title={localized(words.prepare)} form={form} action={localized(words.find)} onClose={onClose}>
      <p>{localized(words.prepareText)}</p>
      <TextField {...form.field('tpui')} required withAsterisk={false} maxLength={40} />
    </FormDialog>
  );
}

function ChooseBills({ found, onClose }: { readonly found: Found; readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { tpui, taxpayer, bills } = found;
  const [chosen, setChosen] = useState<readonly string[]>(
    bills.filter(({ hindrance }) => hindrance === null).map(({ billId }) => billId),
  );
  const form = useContractForm({
    kinds: {},
    schema: prepareDemand.body,
    labels: {},
    shape: () => ({ tpui, billIds: [...chosen] }),
    save: (body) => api(prepareDemand, { body }),
    done: localized(words.done),
    onDone({ id }) {
      for (const key of ['work', 'reports']) void queries.invalidateQueries({ queryKey: [key] });
      onClose();
      void navigate(`?record=${id}`);
    },
  });
  return (
    <FormDialog
      title={`${localized(words.prepare)}: ${taxpayer}`}
      form={form}
      action={localized(words.prepare)}
      onClose={onClose}
    >
      {bills.length === 0 && <p>{localized(words.none)}</p>}
      {bills.map(({ billId, billReference, ground, amountKobo, hindrance }) => (
        <CheckboxField
          key={billId}
          label={[
            billReference,
            ground && localized(demandGroundWords[ground]),
            formatNaira(amountKobo),
            hindrance && localized(demandHindranceWords[hindrance]),
          ]
            .filter(Boolean)
            .join(', ')}
          checked={chosen.includes(billId)}
          disabled={hindrance !== null}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, billId] : chosen.filter((one) => one !== billId))
          }
        />
      ))}
      {bills.length > 0 && chosen.length === 0 && <p>{localized(words.chooseOne)}</p>}
    </FormDialog>
  );
}
