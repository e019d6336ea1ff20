import { type ShareMonth, sharePaymentWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { signedNaira } from './signed-naira.ts';
import { texts } from './texts.ts';

export interface SharePaymentLineProps {
  readonly payment: ShareMonth['payment'];
}

/** What became of the money of an approved statement: on its way, paid and when, or why the bank gave it back. Nothing before the approval. */
export function SharePaymentLine({ payment }: SharePaymentLineProps) {
  const localized = useLocalized();
  if (payment === null) return null;
  const { state, amountKobo, paidOn, cameBack } = payment;
  const words = localized(sharePaymentWords[state]);
  if (state === 'carried') return <small>{words}</small>;
  return (
    <small>
      {paidOn === null ? words : `${localized(texts.paidOn)} ${formatDate(paidOn)}`}: {signedNaira(amountKobo)}
      {cameBack !== null && ` · ${localized(texts.cameBack)}: ${cameBack}`}
    </small>
  );
}
