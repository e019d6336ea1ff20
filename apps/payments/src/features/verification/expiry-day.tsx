import { useLanguage } from '@portal/platform';
import { formatLongDate } from '@portal/ui';
import { useVerificationTexts } from './messages/verification-texts.ts';

export interface ExpiryDayProps {
  readonly day: string;
  /** Of a receipt that was not voided. */
  readonly isProof: boolean;
}

/** A receipt expires and proves its payment all the same: whoever checks one is told beside the date. */
export function ExpiryDay({ day, isProof }: ExpiryDayProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  return (
    <>
      <span>{formatLongDate(day, language)}</span>
      {isProof && <p className="verified-words">{texts.expiryOfReceipt}</p>}
    </>
  );
}
