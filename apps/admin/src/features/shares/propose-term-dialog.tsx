import { useApiClient } from '@portal/api-client';
import { proposeShareTerm } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLookup } from '@portal/platform/lookups';
import { DateField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useSharesChanged } from './shares.queries.ts';
import { texts } from './texts.ts';

/** What is left empty is nobody, every head, no amount, no cap and no last day. */
const nothing = {
  ...{ expertSystemId: null, agentTpui: null, revenueHeadId: null },
  ...{ basisPoints: null, flatKobo: null, capKobo: null, validUntil: null },
};

/** A row of a contract. Nobody earns by it before a second person has approved it. */
export function ProposeTermDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSharesChanged();
  const systems = useLookup('expertSystems');
  const heads = useLookup('revenueHeads');
  const form = useContractForm({
    kinds: {
      ...{ expertSystemId: 'id', agentTpui: 'text?', revenueHeadId: 'id', basisPoints: 'whole', flatKobo: 'kobo' },
      ...{ capKobo: 'kobo', validFrom: 'day', validUntil: 'day', reason: 'text' },
    },
    schema: proposeShareTerm.body,
    labels: {
      expertSystemId: localized(texts.system),
      agentTpui: localized(texts.agent),
      revenueHeadId: localized(texts.head),
      basisPoints: localized(texts.basisPoints),
      flatKobo: localized(texts.flat),
      capKobo: localized(texts.cap),
      validFrom: localized(texts.validFrom),
      validUntil: localized(texts.validUntil),
      reason: localized(texts.reason),
    },
    shape: (typed) => ({ ...nothing, ...typed }),
    save: (body) => api(proposeShareTerm, { body }),
    done: localized(texts.proposed),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.propose)} form={form} action={localized(texts.propose)} onClose={onClose}>
      <ChoiceField {...form.field('expertSystemId')} choices={systems.data} placeholder={localized(texts.noSystem)} />
      <TextField {...form.field('agentTpui')} description={localized(texts.noAgent)} maxLength={20} />
      <ChoiceField
        {...form.field('revenueHeadId')}
        choices={heads.data?.map(({ id, code, displayField }) => ({ id, displayField: `${code} ${displayField}` }))}
        placeholder={localized(texts.allHeads)}
      />
      <TextField
        {...form.field('basisPoints')}
        description={localized(texts.basisPointsHint)}
        inputMode="numeric"
        maxLength={5}
      />
      <TextField {...form.field('flatKobo')} inputMode="decimal" maxLength={20} />
      <TextField {...form.field('capKobo')} inputMode="decimal" maxLength={20} />
      <DateField {...form.field('validFrom')} required />
      <DateField {...form.field('validUntil')} />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}
