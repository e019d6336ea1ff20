import { useApiClient } from '@portal/api-client';
import { changeOwnContact, contactAsRead, type ExpertSystem } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate, Notice, Skeleton } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { Facts } from '@portal/workspace/lists';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { DocumentsSection } from './documents-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { RedirectsSection } from './redirects-section.tsx';
import { SigningKeysSection } from './signing-keys-section.tsx';
import { StandingSection } from './standing-section.tsx';
import { texts } from './texts.ts';
import { useChanged, useOwnSystem } from './use-own-system.ts';
import { WebhooksSection } from './webhooks-section.tsx';

/** What the people of an expert system see and change of it: profile, contact, codes, addresses. */
export function OwnSystem() {
  const localized = useLocalized();
  const source = useOwnSystem();
  if (source.data) return <Sections system={source.data} />;
  if (source.error) return <RecordFailure source={source} />;
  return <Skeleton height={240} role="status" aria-label={localized(texts.system)} />;
}

function Sections({ system }: { readonly system: ExpertSystem }) {
  const localized = useLocalized();
  const { contract, revenueHeads, people, engineCodes } = system;
  return (
    <>
      {system.suspendedAt !== null && (
        <Notice kind="warning" title={localized(texts.suspended)}>
          {system.suspensionReason}
        </Notice>
      )}
      <RecordSection title={localized(texts.system)}>
        <Facts
          facts={[
            [localized(texts.name), system.name],
            [localized(texts.contract), contract.reference || localized(texts.notEntered)],
            [localized(texts.until), contract.until ? formatDate(contract.until) : localized(texts.notEntered)],
            [
              localized(texts.heads),
              revenueHeads.length > 0 ? revenueHeads.map(({ name }) => name).join(', ') : localized(texts.unlimited),
            ],
            [localized(texts.people), people.map(({ name }) => name).join(', ')],
          ]}
        />
      </RecordSection>
      <DocumentsSection documents={system.documents} />
      <ContactSection system={system} />
      <RecordSection title={localized(texts.codes)}>
        <p className="ws-record-quiet">{localized(texts.codesText)}</p>
        <ul className="ws-record-list">
          {engineCodes.map(({ id, code, issuedOn, revokedOn }) => (
            <li key={id}>
              <span>{code}</span>
              <span className="ws-record-quiet">
                {revokedOn === null
                  ? `${localized(texts.valid)} ${formatDate(issuedOn)}`
                  : `${localized(texts.revoked)} ${formatDate(revokedOn)}`}
              </span>
            </li>
          ))}
        </ul>
      </RecordSection>
      <StandingSection />
      <KeysSection />
      <SigningKeysSection />
      <WebhooksSection />
      <RedirectsSection system={system} />
    </>
  );
}

function ContactSection({ system: { contact } }: { readonly system: ExpertSystem }) {
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  return (
    <RecordSection
      title={localized(texts.contact)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {localized(texts.change)}
        </Button>
      }
    >
      <Facts
        facts={[
          [localized(texts.contactName), contact.name || localized(texts.notEntered)],
          [localized(texts.contactEmail), contact.email],
          [localized(texts.contactPhone), contact.phone],
        ]}
      />
      {isOpen && <ContactDialog contact={contact} onClose={() => setOpen(false)} />}
    </RecordSection>
  );
}

interface ContactDialogProps {
  readonly contact: ExpertSystem['contact'];
  readonly onClose: () => void;
}

function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged();
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => contactAsRead(contact));
  const form = useContractForm({
    kinds: { contactName: 'text', contactEmail: 'text', contactPhone: 'text' },
    schema: changeOwnContact.body,
    labels: {
      contactName: localized(texts.contactName),
      contactEmail: localized(texts.contactEmail),
      contactPhone: localized(texts.contactPhone),
    },
    initial: { contactName: contact.name, contactEmail: contact.email, contactPhone: contact.phone },
    save: (body) => api(changeOwnContact, { query: { asRead }, body }),
    done: localized(texts.saved),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.contact)} form={form} action={localized(texts.save)} onClose={onClose}>
      <TextField {...form.field('contactName')} maxLength={120} autoComplete="off" data-autofocus />
      <TextField {...form.field('contactEmail')} type="email" autoComplete="off" />
      <TextField {...form.field('contactPhone')} type="tel" autoComplete="off" />
    </FormDialog>
  );
}
