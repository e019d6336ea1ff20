import type { ReceiptClaims } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Money, Reference, Sheet, SummaryList } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import { ExpiryDay } from './expiry-day.tsx';
import { useVerificationTexts } from './messages/verification-texts.ts';
import { expiryOf } from './receipt-expiry.ts';

export interface SignedFactsProps {
  readonly claims: ReceiptClaims;
  readonly isVoid: boolean;
}

/** What the signed receipt itself says: all there is when the network is off. */
export function SignedFacts({ claims, isVoid }: SignedFactsProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const paidAt = claims.t * 1000;
  return (
    <Sheet as="article" aria-labelledby="signed-facts-title">
      <h2 id="signed-facts-title" className="ui-heading">
        {texts.receipt}
      </h2>
      <SummaryList
        items={[
          { term: texts.receiptNumber, detail: <strong>{claims.n}</strong> },
          { term: texts.totalPaid, detail: <Money amountKobo={claims.a} size="large" /> },
          { term: texts.payer, detail: claims.p },
          { term: texts.revenueHeads, detail: claims.h },
          { term: texts.paidAt, detail: paperDateTime(paidAt, language) },
          { term: texts.expiryDate, detail: <ExpiryDay day={expiryOf(paidAt)} isProof={!isVoid} /> },
          { term: texts.billReference, detail: <Reference value={claims.b} /> },
          { term: texts.providerReference, detail: <Reference value={claims.r.replace(/^.*:/, '')} /> },
          { term: texts.billFrom, detail: `${texts.serviceName}, ${texts.serviceAddress}` },
        ]}
      />
    </Sheet>
  );
}
