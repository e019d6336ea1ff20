import { groupReference, nairaDigits, type ReviewOption } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { texts } from './texts.ts';

export interface CaseEffectProps {
  readonly option: Omit<ReviewOption, 'key' | 'fitsExactly'>;
}

/** The entries of the ledger before they are made, in words. */
export function CaseEffect({ option }: CaseEffectProps) {
  const localized = useLocalized();
  const { billReference, billFor, bills, tpui, billKobo, creditKobo, refundKobo, writeOffKobo, bookKobo } = option;
  const heldKobo = billKobo + creditKobo + refundKobo;
  const rows = [
    [localized(texts.underReview), -heldKobo],
    ...(billReference === null
      ? bills.map((one) => [`${one.billFor ?? ''} ${groupReference(one.billReference)}`, one.amountKobo] as const)
      : [[`${billFor ?? ''} ${groupReference(billReference)}`, billKobo] as const]),
    [localized(texts.writeOff), writeOffKobo],
    [`${localized(texts.credit)} ${tpui ?? ''}`, creditKobo],
    [localized(texts.refund), refundKobo],
    [localized(texts.booked), bookKobo],
  ] as const;
  const moved = rows.filter(([, kobo]) => kobo !== 0);
  if (moved.length === 0) return null;
  return (
    <>
      <h3>{localized(texts.willHappen)}</h3>
      <table className="review-table">
        <tbody>
          {moved.map(([what, kobo]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{`${kobo < 0 ? '−' : '+'} ${nairaDigits(Math.abs(kobo))}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
