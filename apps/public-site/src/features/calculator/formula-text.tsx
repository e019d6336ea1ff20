import { formatNaira } from '@portal/contracts';
import type { BandShare, RuleLine, Term } from '@portal/tax-rules';
import { Money } from '@portal/ui';
import { memo } from 'react';
import { type CalculatorMessages, useCalculatorMessages } from './messages/use-calculator-messages.ts';

export interface FormulaTextProps {
  readonly line: RuleLine;
}

/** How an amount was reached, so that anybody can do it again by hand. */
export function FormulaText({ line }: FormulaTextProps) {
  const messages = useCalculatorMessages();
  const { formula, amountKobo } = line;
  if (formula.kind === 'bands') return <Slices shares={formula.shares} />;
  if (formula.kind === 'interest') {
    return (
      <ul>
        {formula.periods.map(({ ofKobo, ratePpm, days, interestKobo }) => (
          <li key={`${ofKobo} ${ratePpm} ${days}`}>
            {formatNaira(ofKobo)} × {inPercent(ratePpm)} × {messages.days(days)} ÷ 365 = {formatNaira(interestKobo)}
          </li>
        ))}
      </ul>
    );
  }
  const text = textOf(line, messages);
  return formula.kind === 'entered' || formula.kind === 'fixed' || formula.kind === 'exempt' ? (
    text
  ) : (
    <>
      {text} = <Money amountKobo={amountKobo} />
    </>
  );
}

function textOf({ formula }: RuleLine, messages: CalculatorMessages): string {
  switch (formula.kind) {
    case 'rate':
      return termText({ amountKobo: 0, ...formula });
    case 'sum':
      return formula.of.map(termText).join(' + ');
    case 'difference':
      return `${formatNaira(formula.fromKobo)} − ${formatNaira(formula.takenKobo)}`;
    case 'lowest':
      return messages.formulaLowest(formula.of.map(termText).join(messages.and));
    case 'greatest':
      return messages.formulaGreatest(formula.of.map(termText).join(messages.and));
    case 'months':
      return messages.formulaMonths(
        formatNaira(formula.firstKobo),
        formatNaira(formula.eachKobo),
        Math.max(0, formula.months - 1),
      );
    case 'fixed':
      return messages.formulaFixed;
    case 'exempt':
      return messages.formulaExempt;
    default:
      return messages.formulaEntered;
  }
}

function termText({ amountKobo, ofKobo, ratePpm }: Term): string {
  return ofKobo === undefined || ratePpm === undefined
    ? formatNaira(amountKobo)
    : `${formatNaira(ofKobo)} × ${inPercent(ratePpm)}`;
}

/** `7800` → `0.78%`. */
export function inPercent(ratePpm: number): string {
  return `${ratePpm / 10_000}%`;
}

function Slices({ shares }: { readonly shares: readonly BandShare[] }) {
  const messages = useCalculatorMessages();
  return (
    <table className="calculator-slices">
      <thead>
        <tr>
          <th scope="col">{messages.slice}</th>
          <th scope="col">{messages.rate}</th>
          <th scope="col">{messages.taxColumn}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <Slice key={share.fromKobo} {...share} />
        ))}
      </tbody>
    </table>
  );
}

/** Of the slices a letter changes one or two. */
const Slice = memo(function Slice({ chargedKobo, ratePpm, taxKobo }: BandShare) {
  return (
    <tr>
      <td>
        <Money amountKobo={chargedKobo} />
      </td>
      <td>{inPercent(ratePpm)}</td>
      <td>
        <Money amountKobo={taxKobo} />
      </td>
    </tr>
  );
});
