import type { RuleLine, Term } from '@portal/tax-rules';
import { LiveMoney, LiveText, ShownWhile } from '@portal/ui';
import { inNaira } from './in-naira.ts';
import { inPercent } from './in-percent.ts';
import { type CalculatorMessages, useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { Slices, sharesOf } from './slices.tsx';
import { type LineAt, useLine, useLiveLine, useMostOfLine } from './use-calculation.ts';

/**
 * How an amount was reached, so that anybody can do it again by hand. Slices that were shown stay in the page, hidden, while a
 * keystroke makes it another formula: the next one may bring them back.
 */
export function FormulaText(at: LineAt) {
  const rows = useMostOfLine(at, ({ formula }) => sharesOf(formula).length);
  const hasPeriods = useLine(at, ({ formula }) => formula.kind === 'interest');
  return (
    <>
      {rows > 0 && <Slices {...at} rows={rows} />}
      {hasPeriods ? <Periods {...at} /> : <Terms {...at} />}
    </>
  );
}

function Terms(at: LineAt) {
  const messages = useCalculatorMessages();
  const live = useLiveLine(at);
  return (
    <ShownWhile of={live(({ formula }) => formula.kind !== 'bands')}>
      <LiveText of={live((line) => textOf(line, messages))} />
      <ShownWhile of={live(({ formula }) => isReckoned(formula))}>
        {' = '}
        <LiveMoney isShort of={live(({ amountKobo }) => amountKobo)} />
      </ShownWhile>
    </ShownWhile>
  );
}

/** Not what stands there by itself. */
function isReckoned(formula: RuleLine['formula']): boolean {
  if (formula.kind === 'entered') return formula.monthlyKobo !== undefined;
  return formula.kind !== 'fixed' && formula.kind !== 'exempt';
}

/** Nothing of what is shown otherwise. */
function textOf({ formula }: RuleLine, messages: CalculatorMessages): string | undefined {
  switch (formula.kind) {
    case 'rate':
      return termText({ amountKobo: 0, ...formula });
    case 'sum':
      return formula.of.map(termText).join(' + ');
    case 'difference':
      return `${inNaira(formula.fromKobo)} − ${inNaira(formula.takenKobo)}`;
    case 'lowest':
      return messages.formulaLowest(formula.of.map(termText).join(messages.and));
    case 'greatest':
      return messages.formulaGreatest(formula.of.map(termText).join(messages.and));
    case 'months':
      return messages.formulaMonths(
        inNaira(formula.firstKobo),
        inNaira(formula.eachKobo),
        Math.max(0, formula.months - 1),
      );
    case 'fixed':
      return messages.formulaFixed;
    case 'exempt':
      return messages.formulaExempt;
    case 'entered':
      return formula.monthlyKobo === undefined ? messages.formulaEntered : `${inNaira(formula.monthlyKobo)} × 12`;
    case 'bands':
    case 'interest':
      return undefined;
  }
}

function termText({ amountKobo, ofKobo, ratePpm }: Term): string {
  return ofKobo === undefined || ratePpm === undefined
    ? inNaira(amountKobo)
    : `${inNaira(ofKobo)} × ${inPercent(ratePpm)}`;
}

/** Interest runs at one rate for some days, then at the next. */
function Periods(at: LineAt) {
  const messages = useCalculatorMessages();
  const lines = useLine(at, ({ formula }) =>
    formula.kind === 'interest'
      ? formula.periods
          .map(
            ({ ofKobo, ratePpm, days, interestKobo }) =>
              `${inNaira(ofKobo)} × ${inPercent(ratePpm)} × ${messages.days(days)} ÷ 365 = ${inNaira(interestKobo)}`,
          )
          .join('\n')
      : '',
  );
  return (
    <ul>
      {lines?.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
