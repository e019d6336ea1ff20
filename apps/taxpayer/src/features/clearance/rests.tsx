import type { ClearanceEligibility } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Icon, Money, Sheet } from '@portal/ui';
import { texts } from './texts.ts';

/** What people fear and what never blocks: in dispute, in parts that are kept, withheld by others. */
export function Rests({ rests }: Pick<ClearanceEligibility, 'rests'>) {
  const localized = useLocalized();
  if (rests.length === 0) return null;
  return (
    <Sheet padding="md" aria-labelledby="clearance-rests">
      <h2 id="clearance-rests" className="ui-heading">
        {localized(texts.rests)}
      </h2>
      <ul className="clearance-rows">
        {rests.map(({ kind, words, year, reference, amountKobo }) => (
          <li key={`${kind} ${year} ${reference}`} data-quiet="">
            <span>
              {localized(words)}
              <small>{[year, reference].filter(Boolean).join(' · ')}</small>
            </span>
            <span className="clearance-sign" data-tone={kind === 'disputed' ? 'quiet' : 'good'}>
              <Icon name={kind === 'disputed' ? 'pause' : 'success'} size={18} />
              {amountKobo !== null && <Money amountKobo={amountKobo} />}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
