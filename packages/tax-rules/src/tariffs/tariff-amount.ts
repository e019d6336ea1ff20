import { requireKobo, shareOf, sumOf } from '../kobo.ts';
import type { BandShare } from '../rule.ts';
import type { AmountBand, AmountRule, Answers, RateBand } from './amount-rule.ts';
import { AnswerError, type TariffAmount, wholeOf } from './answers.ts';
import { formulaAmount } from './formula-amount.ts';

interface AmountQuestion {
  /** The day the bill is issued, `YYYY-MM-DD`. */
  readonly day: string;
  readonly answers: Answers;
  /** Of a rule that is entered. */
  readonly enteredKobo?: number | undefined;
}

/** The amount of one line, in whole kobo, halves upwards. Throws `AnswerError` for answers that do not fit the rule. */
export function tariffAmount(rule: AmountRule, { day, answers, enteredKobo }: AmountQuestion): TariffAmount {
  switch (rule.kind) {
    case 'entered':
      return entered(enteredKobo, rule);
    case 'fixed':
      return counted(rule.amountKobo, answers, rule.times);
    case 'by-choice': {
      const option = answers[rule.by];
      const row = rule.amounts.find((one) => one.option === option);
      if (!row) throw new AnswerError(rule.by, 'There is no amount for this choice');
      return counted(row.amountKobo, answers, rule.times);
    }
    case 'banded':
      return counted(bandOf(rule.bands, wholeOf(answers, rule.by)).amountKobo, answers, rule.times);
    case 'rated':
      return rated(rule.bands, wholeOf(answers, rule.by), rule.sliced);
    case 'formula':
      return formulaAmount(rule, day, answers);
  }
}

function entered(enteredKobo: number | undefined, rule: { leastKobo: number; mostKobo: number }): TariffAmount {
  if (enteredKobo === undefined) throw new AnswerError('amountKobo', 'Enter the amount');
  requireKobo('amountKobo', enteredKobo);
  if (enteredKobo < rule.leastKobo) throw new AnswerError('amountKobo', 'Less than the least amount');
  if (enteredKobo > rule.mostKobo) throw new AnswerError('amountKobo', 'More than the greatest amount');
  return { amountKobo: enteredKobo, formula: { kind: 'entered' } };
}

function counted(eachKobo: number, answers: Answers, times: string | undefined): TariffAmount {
  if (times === undefined) return { amountKobo: eachKobo, formula: { kind: 'fixed' } };
  const count = wholeOf(answers, times);
  const amount = BigInt(eachKobo) * BigInt(count);
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new AnswerError(times, 'Too many');
  return { amountKobo: Number(amount), formula: { kind: 'times', eachKobo, count } };
}

function rated(bands: readonly RateBand[], valueKobo: number, sliced: boolean): TariffAmount {
  if (!sliced) {
    const { ratePpm } = bandOf(bands, valueKobo);
    return { amountKobo: shareOf(valueKobo, ratePpm), formula: { kind: 'rate', ofKobo: valueKobo, ratePpm } };
  }
  const shares: BandShare[] = [];
  let fromKobo = 0;
  for (const { upTo, ratePpm } of bands) {
    const chargedKobo = Math.min(valueKobo, upTo ?? valueKobo) - fromKobo;
    if (chargedKobo <= 0) break;
    shares.push({ fromKobo, chargedKobo, ratePpm, taxKobo: shareOf(chargedKobo, ratePpm) });
    fromKobo += chargedKobo;
  }
  return { amountKobo: sumOf(...shares.map(({ taxKobo }) => taxKobo)), formula: { kind: 'bands', shares } };
}

function bandOf<B extends AmountBand | RateBand>(bands: readonly B[], value: number): B {
  const band = bands.find(({ upTo }) => upTo === undefined || value <= upTo);
  if (!band) throw new RangeError('The last band of a tariff has no end');
  return band;
}
