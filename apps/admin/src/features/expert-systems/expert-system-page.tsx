import type { ExpertSystem } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { Button, formatDate, Notice, TextLink } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { type ComponentType, useState } from 'react';
import { type ChangeDialogProps, DetailsDialog, HeadsDialog, StandingDialog } from './change-dialogs.tsx';
import { CodesSection } from './codes-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { PartnerSection } from './partner-section.tsx';
import { RedirectsSection } from './redirects-section.tsx';
import { texts } from './texts.ts';
import { useExpertSystem } from './use-expert-system.ts';

/** Everything about one expert system: `/admin/expert-system-modules/:id`. */
export function ExpertSystemPage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  const source = useExpertSystem(Number(id));
  const [Dialog, setDialog] = useState<ComponentType<ChangeDialogProps>>();
  const open = (dialog: ComponentType<ChangeDialogProps>) => setDialog(() => dialog);
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ name }) => name}
      source={source}
      actions={({ suspendedAt }) => (
        <>
          <Button variant="secondary" onClick={() => open(DetailsDialog)}>
            {localized(texts.edit)}
          </Button>
          <Button variant={suspendedAt === null ? 'danger' : 'primary'} onClick={() => open(StandingDialog)}>
            {localized(suspendedAt === null ? texts.suspend : texts.reinstate)}
          </Button>
        </>
      )}
    >
      {(system) => (
        <>
          {system.suspendedAt !== null && (
            <div className="ws-record-all">
              <Notice kind="warning" title={`${localized(texts.suspendedSince)} ${formatDate(system.suspendedAt)}`}>
                {system.suspensionReason}
              </Notice>
            </div>
          )}
          <PartnerSection id={system.id} />
          <ContractSection system={system} />
          <DocumentsSection system={system} />
          <CodesSection system={system} />
          <RecordSection
            title={localized(texts.revenueHeads)}
            actions={
              <Button size="sm" variant="secondary" onClick={() => open(HeadsDialog)}>
                {localized(texts.changeHeads)}
              </Button>
            }
          >
            {system.revenueHeads.length === 0 ? (
              <p className="ws-record-quiet">{localized(texts.unlimited)}</p>
            ) : (
              <ul className="ws-record-list">
                {system.revenueHeads.map((head) => (
                  <li key={head.id}>
                    <span>
                      {head.name}
                      <small>
                        {head.code}, {head.mda}
                      </small>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </RecordSection>
          <RedirectsSection system={system} />
          <PeopleSection system={system} />
          {Dialog && <Dialog system={system} onClose={() => setDialog(undefined)} />}
        </>
      )}
    </RecordPage>
  );
}

function ContractSection({ system }: { readonly system: ExpertSystem }) {
  const localized = useLocalized();
  const { contact, contract, id } = system;
  const day = (value: string | null) => (value === null ? localized(texts.notEntered) : formatDate(value));
  return (
    <RecordSection title={localized(texts.contract)}>
      <Facts
        facts={[
          [localized(texts.contractReference), contract.reference || localized(texts.notEntered)],
          [localized(texts.contractFrom), day(contract.from)],
          [localized(texts.contractUntil), day(contract.until)],
          [localized(texts.contactName), contact.name || localized(texts.notEntered)],
          [localized(texts.contactEmail), contact.email],
          [localized(texts.contactPhone), contact.phone],
        ]}
      />
      <p className="ui-screen-only">
        <TextLink to={`/admin/invoice-reports?esId=${id}`}>{localized(texts.bills)}</TextLink>
        {' · '}
        <TextLink to={`/admin/collection-reports?esId=${id}`}>{localized(texts.collections)}</TextLink>
      </p>
    </RecordSection>
  );
}

function PeopleSection({ system: { people } }: { readonly system: ExpertSystem }) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(texts.people)}>
      {people.length === 0 ? (
        <p className="ws-record-quiet">{localized(texts.noPeople)}</p>
      ) : (
        <ul className="ws-record-list">
          {people.map(({ name, email }) => (
            <li key={email}>
              <span>
                {name}
                <small>{email}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
