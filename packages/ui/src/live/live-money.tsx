import { nairaDigits } from '@portal/contracts';
import { useRef, useState } from 'react';
import type { MoneyProps } from '../money/money.tsx';
import type { Live } from './live.ts';
import { useLive, writeText } from './use-live.ts';

export interface LiveMoneyProps extends Pick<MoneyProps, 'size'> {
  /** In kobo. */
  readonly of: Live<number>;
  /** Kobo only where there are some. */
  readonly isShort?: boolean;
}

/** Money that changes with every keystroke somebody types: it is written where it stands, and nothing else is rendered. */
export function LiveMoney({ of, size = 'inherit', isShort = false }: LiveMoneyProps) {
  const minus = useRef<HTMLSpanElement>(null);
  const digits = useRef<HTMLSpanElement>(null);
  // To React it never changes: a render must not write it a second time.
  const [firstKobo] = useState(() => of.read() ?? 0);
  useLive(of, (amountKobo) => {
    writeText(minus.current, minusOf(amountKobo));
    writeText(digits.current, digitsOf(amountKobo, isShort));
  });
  return (
    <span className="ui-money" data-size={size} translate="no">
      <span ref={minus}>{minusOf(firstKobo)}</span>
      <span className="ui-money-sign">₦</span>
      <span ref={digits}>{digitsOf(firstKobo, isShort)}</span>
    </span>
  );
}

function digitsOf(amountKobo: number, isShort: boolean): string {
  const digits = nairaDigits(Math.abs(amountKobo));
  return isShort ? digits.replace(/\.00$/, '') : digits;
}

function minusOf(amountKobo: number): string {
  return amountKobo < 0 ? '-' : '';
}
