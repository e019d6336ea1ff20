import { useApiClient } from '@portal/api-client';
import {
  changeExpertSystem,
  type ExpertSystem,
  expertSystemAsRead,
  expertSystemHeadsAsRead,
  issueEngineCode,
  reinstateExpertSystem,
  setExpertSystemHeads,
  suspendExpertSystem,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { FormDialog, ReasonDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { DetailFields, detailKinds, useDetailLabels } from './detail-fields.tsx';
import { HeadsField, headKinds, withHeadIds } from './heads-field.tsx';
import { texts } from './texts.ts';
import { useChanged } from './use-expert-system.ts';

export interface ChangeDialogProps {
  readonly system: ExpertSystem;
  readonly onClose: () => void;
}

export function DetailsDialog({ system, onClose }: ChangeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(system.id);
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => expertSystemAsRead(system));
  const form = useContractForm({
    kinds: detailKinds,
    schema: changeExpertSystem.body,
    labels: useDetailLabels(),
    initial: {
      name: system.name,
      contactName: system.contact.name,
      contactEmail: system.contact.email,
      contactPhone: system.contact.phone,
      contractReference: system.contract.reference,
      contractFrom: system.contract.from,
      contractUntil: system.contract.until,
    },
    save: (body) => api(changeExpertSystem, { params: { id: system.id }, query: { asRead }, body }),
    done: localized(texts.saved),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.editTitle)} form={form} action={localized(texts.save)} onClose={onClose}>
      <DetailFields form={form} />
    </FormDialog>
  );
}

export function HeadsDialog({ system, onClose }: ChangeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(system.id);
  const [asRead] = useState(() => expertSystemHeadsAsRead(system.revenueHeads));
  const form = useContractForm({
    kinds: headKinds,
    schema: setExpertSystemHeads.body,
    labels: { revenueHeadIds: localized(texts.revenueHeads), id: localized(texts.revenueHead) },
    initial: { revenueHeadIds: system.revenueHeads.length > 0 ? system.revenueHeads.map(({ id }) => ({ id })) : [{}] },
    shape: withHeadIds,
    save: (body) =>
      api(setExpertSystemHeads, {
        params: { id: system.id },
        query: { asRead },
        body,
      }),
    done: localized(texts.saved),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.revenueHeads)} form={form} action={localized(texts.save)} onClose={onClose}>
      <HeadsField form={form} />
    </FormDialog>
  );
}

export function CodeDialog({ system, onClose }: ChangeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(system.id);
  const form = useContractForm({
    kinds: { code: 'text' },
    schema: issueEngineCode.body,
    labels: { code: localized(texts.engineCode) },
    save: (body) => api(issueEngineCode, { params: { id: system.id }, body }),
    done: localized(texts.codeIssued),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.issueCode)} form={form} action={localized(texts.issueCode)} onClose={onClose}>
      <TextField {...form.field('code')} maxLength={20} autoCapitalize="characters" data-autofocus />
    </FormDialog>
  );
}

/** Stops it or lets it go on, whichever it needs. */
export function StandingDialog({ system, onClose }: ChangeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const onDone = useChanged(system.id);
  const params = { id: system.id };
  return system.suspendedAt === null ? (
    <ReasonDialog
      title={localized(texts.suspendTitle)}
      action={localized(texts.suspend)}
      variant="danger"
      confirm={(reason) => api(suspendExpertSystem, { params, body: { reason } })}
      done={localized(texts.suspended)}
      onDone={onDone}
      onClose={onClose}
    >
      {localized(texts.suspendEffect)}
    </ReasonDialog>
  ) : (
    <ReasonDialog
      title={localized(texts.reinstateTitle)}
      action={localized(texts.reinstate)}
      confirm={(reason) => api(reinstateExpertSystem, { params, body: { reason } })}
      done={localized(texts.reinstated)}
      onDone={onDone}
      onClose={onClose}
    >
      {localized(texts.reinstateEffect)}
    </ReasonDialog>
  );
}
