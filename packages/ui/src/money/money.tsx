import { nairaDigits } from '@portal/contracts';
import { memo } from 'react';

export interface MoneyProps {
  readonly amountKobo: number;
  /** `bill`: the large quiet number of a bill, 32 to 40 px. */
  readonly size?: 'inherit' | 'large' | 'bill';
}

/**
 * An amount in naira: the sign lighter than the digits, every digit as wide as the next. Rendered when it is another amount.
 * A browser that translates the page leaves it alone: what it had put in its own element would stay when the amount changes.
 */
export const Money = memo(function Money({ amountKobo, size = 'inherit' }: MoneyProps) {
  return (
    <span className="ui-money" data-size={size} translate="no">
      {amountKobo < 0 && '-'}
      <span className="ui-money-sign">₦</span>
      {nairaDigits(Math.abs(amountKobo))}
    </span>
  );
});
