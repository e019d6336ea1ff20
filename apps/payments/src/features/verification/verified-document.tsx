import { useLanguage } from '@portal/platform';
import { formatLongDate, LineItems, Money, Reference, Stamp, type SummaryItem, SummaryList } from '@portal/ui';
import { OrganisationMark } from '../../organisation-mark.tsx';
import { Paper } from '../../paper.tsx';
import { paperDateTime } from '../../paper-date-time.ts';
import { ExpiryDay } from './expiry-day.tsx';
import type { VerifiedDocument } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

export interface VerifiedDocumentSheetProps {
  readonly document: VerifiedDocument;
}

/** The invoice or receipt as our register has it; to be read, not downloaded (spec §2.14). */
export function VerifiedDocumentSheet({ document: { bill, userData, receipt } }: VerifiedDocumentSheetProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const { firstName, lastName, email } = userData.user;
  const voidedAt = receipt?.voidedAt ?? undefined;
  const ofReceipt: readonly SummaryItem[] = receipt
    ? [
        { term: texts.receiptNumber, detail: <strong>{receipt.receiptNumber}</strong> },
        { term: texts.paidAt, detail: paperDateTime(receipt.paidAt, language) },
        ...(receipt.providerReference
          ? [{ term: texts.providerReference, detail: <Reference value={receipt.providerReference} /> }]
          : []),
      ]
    : [];
  const isOutline = bill.billReference === '';
  return (
    <Paper className="verified-sheet" isStamped={receipt !== null && !receipt.isInDoubt}>
      <div className="verified-head">
        <div>
          <h2 className="ui-heading">{receipt ? texts.receipt : texts.invoice}</h2>
          <Money amountKobo={receipt?.amountKobo ?? bill.totalKobo} size="bill" />
          <p className="verified-words">{bill.amountInWords}</p>
        </div>
        {receipt && !receipt.isInDoubt && (
          <Stamp kind={voidedAt ? 'void' : 'paid'} date={formatLongDate(voidedAt ?? receipt.paidAt, language)} />
        )}
      </div>
      <div className="verified-parties">
        <address>
          <h3 className="verified-label">{texts.billTo}</h3>
          <strong>{`${firstName} ${lastName}`.trim()}</strong>
          <OrganisationMark organisation={userData.organisation} />
          {isOutline ? (
            <span>{texts.outline}</span>
          ) : (
            <>
              <span>{userData.userRegistration.addressLine1}</span>
              <span>{email}</span>
            </>
          )}
        </address>
        <address>
          <h3 className="verified-label">{texts.billFrom}</h3>
          <strong>{texts.serviceName}</strong>
          <span>{texts.serviceAddress}</span>
        </address>
      </div>
      <SummaryList
        items={[
          ...ofReceipt,
          ...(isOutline ? [] : [{ term: texts.billReference, detail: <Reference value={bill.billReference} /> }]),
          { term: texts.issuanceDate, detail: formatLongDate(receipt?.paidAt ?? bill.issuedOn, language) },
          {
            term: texts.expiryDate,
            detail: <ExpiryDay day={bill.expiresOn} isProof={receipt !== null && bill.status !== 'void'} />,
          },
        ]}
      />
      <LineItems
        caption={texts.lines}
        totalKobo={bill.totalKobo}
        lines={bill.billDetails.map(({ amount, description, narration }, index) => ({
          id: String(index),
          description,
          ...(narration && { narration }),
          amountKobo: amount,
        }))}
      />
    </Paper>
  );
}
