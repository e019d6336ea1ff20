import type { OwnMda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, Page, Skeleton } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useOwnMda } from '../../use-own-mda.ts';
import { CountersSection } from './counters-section.tsx';
import { PapersDialog } from './papers-dialog.tsx';
import { texts } from './texts.ts';

/** Where the own MDA serves people, whom to reach there, and what its counters print. */
export function CountersAndPapers() {
  const localized = useLocalized();
  const source = useOwnMda();
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)} width="text">
      {source.data ? (
        <>
          <CountersSection counters={source.data.counters} />
          <PapersSection mda={source.data} />
        </>
      ) : source.error ? (
        <RecordFailure source={source} />
      ) : (
        <Skeleton height={240} role="status" aria-label={localized(texts.title)} />
      )}
    </Page>
  );
}

function PapersSection({ mda }: { readonly mda: OwnMda }) {
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  const shown = (text: string) => text || localized(texts.notEntered);
  return (
    <RecordSection
      title={localized(texts.papers)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {localized(texts.change)}
        </Button>
      }
    >
      <Facts
        facts={[
          [localized(texts.contactName), shown(mda.contact.name)],
          [localized(texts.contactEmail), shown(mda.contact.email)],
          [localized(texts.contactPhone), shown(mda.contact.phone)],
          [localized(texts.signature), shown(mda.signatureText)],
        ]}
      />
      {isOpen && <PapersDialog mda={mda} onClose={() => setOpen(false)} />}
    </RecordSection>
  );
}
