import type { Correction, OwnDetails } from '@portal/contracts';
import { Button, formatDate, StatusBadge, SummaryList } from '@portal/ui';
import { useState } from 'react';
import { CorrectionForm } from './correction-form.tsx';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { Section } from './section.tsx';
import { useWithdraw } from './use-withdraw.ts';

export interface CorrectionSectionProps {
  readonly details: OwnDetails;
  readonly correction: Correction | null;
}

/** Name, NIN and birth date: an office looks at the papers before they change. */
export function CorrectionSection({ details, correction }: CorrectionSectionProps) {
  const messages = useDetailsMessages();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  const { firstName, lastName, otherName, registration, ninLast4 } = details;
  const isOpen = correction?.state === 'open';
  const asked = correction && [
    correction.firstName,
    correction.lastName,
    correction.otherName,
    correction.dateOfBirth && formatDate(correction.dateOfBirth),
    correction.ninLast4 && `NIN •••••••${correction.ninLast4}`,
  ];
  return (
    <Section id="details-correction" title={messages.identity} text={messages.identityText}>
      <SummaryList
        items={[
          { term: messages.name, detail: [firstName, otherName, lastName].filter(Boolean).join(' ') },
          ...(registration ? [{ term: messages.dateOfBirth, detail: formatDate(registration.dateOfBirth) }] : []),
          ...(ninLast4 ? [{ term: messages.nin, detail: `•••••••${ninLast4}` }] : []),
        ]}
      />
      {correction && correction.state !== 'withdrawn' && (
        <div className="account-text">
          <p className="account-state">
            <StatusBadge tone={isOpen ? 'warning' : correction.state === 'approved' ? 'good' : 'danger'}>
              {messages.states[correction.state]}
            </StatusBadge>
            <span>
              {messages.askedFor(formatDate(correction.requestedAt))}: {asked?.filter(Boolean).join(', ')}
            </span>
          </p>
          {correction.answer && <p>{messages.answer(correction.answer)}</p>}
        </div>
      )}
      {isAsking && !isOpen ? (
        <CorrectionForm onDone={() => setAsking(false)} />
      ) : (
        <div className="account-actions">
          {isOpen ? (
            <Button variant="secondary" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {messages.withdraw}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {messages.askCorrection}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
