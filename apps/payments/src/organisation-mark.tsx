import type { OpenBill } from '@portal/contracts';
import { StatusBadge } from '@portal/ui';
import { paymentsTexts } from './messages/catalogue.ts';

export interface OrganisationMarkProps {
  readonly organisation: OpenBill['userData']['organisation'];
}

/** The number of a company, and that no office has confirmed it as long as none has. On paper too. */
export function OrganisationMark({ organisation }: OrganisationMarkProps) {
  const texts = paymentsTexts.useMessages();
  if (!organisation) return null;
  const { registrationNumber, isConfirmed } = organisation;
  return (
    <>
      {registrationNumber && <span>{registrationNumber}</span>}
      {!isConfirmed && (
        <span>
          <StatusBadge tone="warning">{texts.unconfirmed}</StatusBadge>
        </span>
      )}
    </>
  );
}
