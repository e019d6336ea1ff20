import type { OpenBill } from '@portal/contracts';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { OrganisationMark } from '../../organisation-mark.tsx';

export interface BillToProps {
  readonly openBill: OpenBill;
}

/** Who the bill is for, as on the window of an envelope. */
export function BillTo({ openBill: { userData } }: BillToProps) {
  const texts = paymentsTexts.useMessages();
  const { firstName, lastName, email } = userData.user;
  return (
    <address className="bill-to">
      <span className="bill-muted">{texts.billTo}</span>
      <strong>{`${firstName} ${lastName}`.trim()}</strong>
      <OrganisationMark organisation={userData.organisation} />
      <span>{userData.userRegistration.addressLine1}</span>
      <span>{email}</span>
      {userData.masked && <span className="bill-muted ui-screen-only">{texts.masked}</span>}
    </address>
  );
}
