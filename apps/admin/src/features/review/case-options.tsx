import { formatNaira, groupReference, type ReviewCaseDetail, type ReviewOption } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { hindranceTexts, texts, wordsOf } from './texts.ts';

export interface CaseOptionsProps {
  readonly found: ReviewCaseDetail;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** What could become of the money, the best first, each with what it means; below, what is not open and why. */
export function CaseOptions({ found, chosen, onChoose }: CaseOptionsProps) {
  const localized = useLocalized();
  const { id, options, hindrances } = found;
  return (
    <fieldset className="review-options">
      <legend className="ui-hidden">{localized(texts.decide)}</legend>
      {options.map((option) => (
        <label key={option.key} data-chosen={option.key === chosen || undefined}>
          <input
            type="radio"
            name={`review-${id}`}
            value={option.key}
            checked={option.key === chosen}
            onChange={() => onChoose(option.key)}
          />
          <span>
            {localized(wordsOf(option, found))}
            {option.fitsExactly && <em>{localized(texts.fits)}</em>}
            <small>{aboutOf(option, localized)}</small>
          </span>
        </label>
      ))}
      {hindrances.length > 0 && (
        <p>
          {localized(texts.notOpen)}:{' '}
          {hindrances
            .map(({ decision, why }) => `${localized(hindranceTexts[decision])} (${localized(hindranceTexts[why])})`)
            .join(', ')}
        </p>
      )}
    </fieldset>
  );
}

function aboutOf(option: ReviewOption, localized: ReturnType<typeof useLocalized>): string {
  const { billReference, billFor, bills, tpui, creditKobo, refundKobo, writeOffKobo, bookKobo, movement } = option;
  return [
    billReference !== null && `${billFor ?? ''} ${groupReference(billReference)}`,
    ...bills.map((one) => `${one.billFor ?? ''} ${groupReference(one.billReference)}`),
    writeOffKobo > 0 && `${localized(texts.writeOff)} ${formatNaira(writeOffKobo)}`,
    creditKobo > 0 && `${localized(texts.credit)} ${tpui ?? ''} ${formatNaira(creditKobo)}`,
    refundKobo > 0 && `${localized(texts.refund)} ${formatNaira(refundKobo)}`,
    bookKobo > 0 && formatNaira(bookKobo),
    movement,
  ]
    .filter(Boolean)
    .join(' · ');
}
