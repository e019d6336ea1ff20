import { useNavigate } from '@portal/platform/router';
import { Page, Sheet } from '@portal/ui';
import { useEffect, useState } from 'react';
import { paths, withQuery } from '../../paths.ts';
import { ReferenceForm } from '../../reference-form.tsx';
import { ClearanceCheck } from './clearance/clearance-check.tsx';
import { CreditNote } from './credit-note.tsx';
import { FormA } from './form-a.tsx';
import { KeptHere } from './kept-here.tsx';
import { LawPaper } from './law-paper.tsx';
import type { RegisterAnswer } from './load-verification.ts';
import { PayeAcknowledgement } from './paye-acknowledgement.tsx';
import { PayeCertificate } from './paye-certificate.tsx';
import { signedReceiptIn } from './prove-receipt.ts';
import { expiryOf, isOver } from './receipt-expiry.ts';
import { ReturnAcknowledgement } from './return-acknowledgement.tsx';
import { RrrOutlineSheet } from './rrr-outline.tsx';
import { ScanCode } from './scan-code.tsx';
import { SignedFacts } from './signed-facts.tsx';
import { StatedAttempt } from './stated-attempt.tsx';
import { useAddressOf } from './use-address-of.ts';
import { useReceiptProof } from './use-receipt-proof.ts';
import { useVoidList } from './use-void-list.ts';
import { verdictOf } from './verdict.ts';
import { VerdictNotice } from './verdict-notice.tsx';
import './verification.css';
import { useVerificationTexts } from './messages/verification-texts.ts';
import { VerifiedDocumentSheet } from './verified-document.tsx';

export interface VerificationProps {
  readonly reference: string;
  readonly signedReceipt: string | undefined;
  readonly answer: RegisterAnswer;
  /** What was sent may have been a NIN, and is not repeated. */
  readonly wasNin?: boolean;
}

/** Says whether an invoice or a receipt is ours. A signed one is proved on the device, whatever the network does. */
export function Verification({ reference, signedReceipt, answer, wasNin = false }: VerificationProps) {
  const texts = useVerificationTexts();
  const proof = useReceiptProof(signedReceipt);
  const voids = useVoidList(proof?.kind === 'genuine' ? proof.claims : undefined);
  const verdict = verdictOf({ reference, signedReceipt, proof, answer, isListedVoid: voids?.isListed === true });
  const navigate = useNavigate();
  useAddressOf(signedReceipt);
  const isTrusted = ['genuine', 'void', 'in-doubt', 'unpaid'].includes(verdict);
  const document = isTrusted && answer.kind === 'found' ? answer.document : undefined;
  const claims = isTrusted && proof?.kind === 'genuine' ? proof.claims : undefined;
  const expiresOn = document?.receipt ? document.bill.expiresOn : claims && expiryOf(claims.t * 1000);

  return (
    <Page title={texts.verificationTitle} lead={texts.verificationLead} width="form">
      <div className="verdict">
        <VerdictNotice
          verdict={verdict}
          proof={proof}
          answer={answer}
          expiredOn={useWhenOver(expiresOn)}
          listedOn={voids?.madeAt}
        />
      </div>
      {verdict === 'clearance' && (
        <ClearanceCheck
          claims={proof?.kind === 'clearance' ? proof.claims : undefined}
          checked={answer.kind === 'clearance' ? answer.checked : undefined}
        />
      )}
      {document && <VerifiedDocumentSheet document={document} />}
      {answer.kind === 'rrr' && <RrrOutlineSheet outline={answer.outline} />}
      {!document && claims && <SignedFacts claims={claims} isVoid={verdict === 'void'} />}
      {verdict === 'statement' && (
        <StatedAttempt
          stated={proof?.kind === 'statement' ? proof.stated : undefined}
          today={answer.kind === 'statement' ? answer.today : undefined}
        />
      )}
      {verdict === 'credit-note' && answer.kind === 'credit-note' && <CreditNote today={answer.today} />}
      {verdict === 'paye-certificate' && answer.kind === 'paye-certificate' && <PayeCertificate today={answer.today} />}
      {verdict === 'form-a' && answer.kind === 'form-a' && <FormA today={answer.today} />}
      {verdict === 'return-filed' && answer.kind === 'return-filed' && <ReturnAcknowledgement today={answer.today} />}
      {answer.kind === 'notice' && <LawPaper today={answer.outline} />}
      {verdict === 'law-paper' && answer.kind === 'law-paper' && <LawPaper today={answer.today} />}
      {verdict === 'paye-filed' && answer.kind === 'paye-filed' && <PayeAcknowledgement today={answer.today} />}
      <Sheet aria-labelledby={verdict === 'nothing-asked' ? undefined : 'verify-another'}>
        {verdict !== 'nothing-asked' && (
          <h2 id="verify-another" className="ui-heading verify-another">
            {texts.verifyAnother}
          </h2>
        )}
        <ReferenceForm
          action={paths.verification}
          name="ref"
          label={texts.verifyLabel}
          hint={texts.verifyHint}
          required={texts.verifyRequired}
          submit={texts.verify}
          initialValue={verdict === 'not-found' || verdict === 'clearance-unknown' ? reference : ''}
          refused={wasNin ? 'nin' : undefined}
          addressOf={addressToVerify}
        />
        <ScanCode onFound={(text) => void navigate(addressToVerify(text))} />
        <KeptHere page={paths.verification} />
      </Sheet>
    </Page>
  );
}

/** A pasted link or signed receipt is proved as such; everything else is a reference. */
function addressToVerify(typed: string): string {
  const signed = signedReceiptIn(typed);
  return withQuery(paths.verification, signed ? { s: signed } : { ref: typed });
}

/** The day, once it is over. Decided in the browser: a rendered page may be older than today. */
function useWhenOver(day: string | undefined): string | undefined {
  const [today, setToday] = useState<number>();
  useEffect(() => setToday(Date.now()), []);
  return day && today !== undefined && isOver(day, today) ? day : undefined;
}
