import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { downloadStaffCard, type OfficeRecord } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { PrintCard } from '@portal/workspace/records';
import { useState } from 'react';
import { GiveCasesDialog } from './give-cases-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { OfficeLeave } from './office-leave.tsx';
import { texts } from './texts.ts';

type Person = OfficeRecord['people'][number];

/** Who works in an office and with how much; whoever leads gives all cases of somebody to another and enters leave. */
export function OfficePeople({ office }: { readonly office: OfficeRecord }) {
  const localized = useLocalized();
  const api = useApiClient();
  const { session } = useSession();
  const role = activeRole(session);
  const scope = session?.user.scope;
  const [open, setOpen] = useState<{ readonly kind: 'cases' | 'leave'; readonly person: Person }>();
  const leads = role === 'Tax Office Director' || role === 'Tax Office Manager';
  // Directors see every office, and print the cards of the people of their own.
  const prints = role === 'Tax Office Director' && scope?.kind === 'tax-offices' && scope.taxOfficeId === office.id;
  const close = () => setOpen(undefined);
  return (
    <>
      <section aria-label={localized(texts.people)}>
        <h3>{localized(texts.people)}</h3>
        {office.people.length === 0 ? (
          <p>{localized(texts.nobody)}</p>
        ) : (
          <ul className="ws-record-list">
            {office.people.map((person) => (
              <li key={person.id}>
                <span>
                  {person.name}
                  <small>{person.role}</small>
                </span>
                <span>{person.openCases}</span>
                {leads && (
                  <span className="ui-screen-only">
                    {person.openCases > 0 && (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={`${localized(texts.giveCases)}: ${person.name}`}
                        onClick={() => setOpen({ kind: 'cases', person })}
                      >
                        {localized(texts.giveCases)}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`${localized(texts.enterLeave)}: ${person.name}`}
                      onClick={() => setOpen({ kind: 'leave', person })}
                    >
                      {localized(texts.enterLeave)}
                    </Button>
                    {prints && person.hasCard && (
                      <PrintCard
                        print={() => api(downloadStaffCard, { params: { id: person.id } })}
                        fileName="card"
                        of={person.name}
                        variant="quiet"
                      />
                    )}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      {leads && <OfficeLeave office={office} />}
      {open?.kind === 'cases' && <GiveCasesDialog office={office} from={open.person} onClose={close} />}
      {open?.kind === 'leave' && <LeaveDialog office={office} absent={open.person} onClose={close} />}
    </>
  );
}
