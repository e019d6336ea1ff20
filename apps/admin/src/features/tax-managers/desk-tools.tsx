import { useApiClient } from '@portal/api-client';
import {
  createAgency,
  createAgentPreRegistration,
  groupReference,
  homeStateId,
  issueCollectorCard,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLgas, useLookup } from '@portal/platform/lookups';
import { useQueryClient } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { DateField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { networkTexts as texts } from './network-texts.ts';

const tools = {
  members: { label: texts.issueCollector, Dialog: CollectorDialog },
  agencies: { label: texts.addAgency, Dialog: AgencyDialog },
  'pre-registrations': { label: texts.preRegister, Dialog: PreRegistrationDialog },
} as const;

/** What is begun on the tab in sight. */
export function DeskTools() {
  const localized = useLocalized();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const tab = params.get('tab') ?? '';
  const tool = tab in tools ? tools[tab as keyof typeof tools] : undefined;
  if (!tool) return null;
  const { label, Dialog } = tool;
  return (
    <div className="ui-screen-only">
      <Button size="sm" onClick={() => setOpen(true)}>
        {localized(label)}
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DialogProps {
  readonly onClose: () => void;
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['work'] });
}

function CollectorDialog({ onClose }: DialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const refresh = useRefresh();
  const mdas = useLookup('mdas');
  const lgas = useLgas(homeStateId);
  const [submissionId] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    kinds: { name: 'text', mdaId: 'id', lgaId: 'id', validUntil: 'day' },
    schema: issueCollectorCard.body,
    labels: {
      name: localized(texts.name),
      mdaId: localized(texts.mda),
      lgaId: localized(texts.lga),
      validUntil: localized(texts.validUntil),
    },
    shape: (typed) => ({ ...typed, submissionId }),
    save: (body) => api(issueCollectorCard, { body }),
    done: ({ code }) => `${localized(texts.issued)}: ${groupReference(code)}`,
    onDone() {
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      title={localized(texts.issueCollector)}
      form={form}
      action={localized(texts.issueCollector)}
      onClose={onClose}
    >
      <TextField {...form.field('name')} maxLength={120} required data-autofocus />
      <ChoiceField {...form.field('mdaId')} choices={mdas.data} required />
      <ChoiceField {...form.field('lgaId')} choices={lgas.data} required />
      <DateField {...form.field('validUntil')} required />
    </FormDialog>
  );
}

function AgencyDialog({ onClose }: DialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const refresh = useRefresh();
  const form = useContractForm({
    kinds: { name: 'text', agencyRcNumber: 'text' },
    schema: createAgency.body,
    labels: { name: localized(texts.name), agencyRcNumber: localized(texts.number) },
    save: (body) => api(createAgency, { body }),
    done: localized(texts.agencyAdded),
    onDone() {
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.addAgency)} form={form} action={localized(texts.addAgency)} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={200} required data-autofocus />
      <TextField {...form.field('agencyRcNumber')} maxLength={14} required />
    </FormDialog>
  );
}

function PreRegistrationDialog({ onClose }: DialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const refresh = useRefresh();
  const form = useContractForm({
    kinds: { nin: 'text', agencyId: 'text', firstName: 'text', lastName: 'text', email: 'text', phoneNumber: 'text' },
    schema: createAgentPreRegistration.body,
    labels: {
      nin: localized(texts.fullNin),
      agencyId: localized(texts.agencyId),
      firstName: localized(texts.firstName),
      lastName: localized(texts.lastName),
      email: localized(texts.email),
      phoneNumber: localized(texts.phone),
    },
    save: (body) => api(createAgentPreRegistration, { body }),
    done: localized(texts.done),
    onDone() {
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      title={localized(texts.preRegister)}
      form={form}
      action={localized(texts.preRegister)}
      onClose={onClose}
    >
      <TextField {...form.field('nin')} inputMode="numeric" maxLength={11} autoComplete="off" required data-autofocus />
      <TextField {...form.field('agencyId')} maxLength={40} placeholder="AGY-00012" required />
      <TextField {...form.field('firstName')} required />
      <TextField {...form.field('lastName')} required />
      <TextField {...form.field('email')} inputMode="email" required />
      <TextField {...form.field('phoneNumber')} inputMode="tel" required />
    </FormDialog>
  );
}
