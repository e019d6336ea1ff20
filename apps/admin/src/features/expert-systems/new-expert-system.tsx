import { useApiClient } from '@portal/api-client';
import { createExpertSystem } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Page } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { ContractForm, useContractForm } from '@portal/workspace/forms';
import { DetailFields, detailKinds, useDetailLabels } from './detail-fields.tsx';
import { HeadsField, headKinds, withHeadIds } from './heads-field.tsx';
import { texts } from './texts.ts';

/** Registers an expert system, then opens its page. */
export function NewExpertSystem() {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const form = useContractForm({
    kinds: { ...detailKinds, engineCode: 'text', ...headKinds },
    schema: createExpertSystem.body,
    labels: {
      ...useDetailLabels(),
      engineCode: localized(texts.engineCode),
      revenueHeadIds: localized(texts.revenueHeads),
      id: localized(texts.revenueHead),
    },
    initial: { revenueHeadIds: [{}] },
    shape: withHeadIds,
    save: (body) => api(createExpertSystem, { body }),
    done: localized(texts.registered),
    onDone: ({ id }) => navigate(`/admin/expert-system-modules/${id}`),
  });
  return (
    <Page title={localized(texts.newTitle)} lead={localized(texts.newLead)} width="form">
      <ContractForm form={form} action={localized(texts.register)}>
        <DetailFields form={form} />
        <TextField {...form.field('engineCode')} maxLength={20} autoCapitalize="characters" />
        <HeadsField form={form} />
      </ContractForm>
    </Page>
  );
}
