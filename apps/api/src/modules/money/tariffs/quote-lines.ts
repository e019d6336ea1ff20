import {
  type BillQuote,
  type HeadAnswers,
  kobo,
  type LineToBill,
  mdaBillMost,
  type TariffRule,
} from '@portal/contracts';
import { AnswerError, tariffAmount } from '@portal/tax-rules';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { type HeadFormRow, readHeadForms } from './data/head-forms.ts';
import { answersInWords, checkAnswers } from './domain/check-answers.ts';

/** Where nobody has released a tariff: the payer knows the amount. */
export const enteredAmount: TariffRule = { kind: 'entered', leastKobo: kobo(10_000), mostKobo: kobo(mdaBillMost) };

type QuotedLine = BillQuote['lines'][number] & {
  readonly answers: HeadAnswers;
  /** What was typed besides. */
  readonly words: string;
};
export type Quote = Omit<BillQuote, 'lines'> & { readonly lines: readonly QuotedLine[] };

/**
 * What these lines come to today in Lagos, each by its head's tariff. Refuses what does not fit, by the path of its field; all
 * lines are of one MDA.
 */
export async function quoteLines(
  run: Pick<Transaction, 'execute'>,
  lines: readonly Required<Omit<LineToBill, 'amountKobo'>>[] & readonly LineToBill[],
): Promise<Quote> {
  const forms = await readHeadForms(
    run,
    [...new Set(lines.map(({ revenueHeadCode }) => revenueHeadCode))],
    enteredAmount,
  );
  const errors: Record<string, string> = {};
  const first = forms.get(lines[0]?.revenueHeadCode ?? '');
  const quoted = lines.map((line, at) => {
    const form = forms.get(line.revenueHeadCode);
    const refuse = (field: string, words: string) => {
      errors[`lines.${at}.${field}`] = words;
    };
    if (!form) return refuse('revenueHeadCode', 'There is no such revenue head');
    if (form.mdaId !== first?.mdaId)
      return refuse('revenueHeadCode', 'A bill is of one MDA. Raise another one for this');
    return quoteLine(form, line, refuse);
  });
  const whole = quoted.filter((line) => line !== undefined);
  const totalKobo = whole.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  if (!Number.isSafeInteger(totalKobo)) errors.lines = 'The sum is too large';
  if (Object.keys(errors).length > 0 || !first) throw new BusinessError('request.invalid', { fieldErrors: errors });
  return { mdaId: first.mdaId, mda: first.mda, lines: whole, totalKobo: kobo(totalKobo) };
}

function quoteLine(
  form: HeadFormRow,
  { attributes = {}, amountKobo, narration = '', revenueHeadCode }: LineToBill,
  refuse: (field: string, words: string) => void,
): QuotedLine | undefined {
  const { answers, errors } = checkAnswers(form.attributes, attributes);
  for (const [key, words] of Object.entries(errors)) refuse(`attributes.${key}`, words);
  if (form.rule.kind !== 'entered' && amountKobo !== undefined) refuse('amountKobo', 'The tariff says the amount');
  if (Object.keys(errors).length > 0) return;
  try {
    const { day, rule } = form;
    const { amountKobo: reckoned, formula, reference } = tariffAmount(rule, { day, answers, enteredKobo: amountKobo });
    if (reckoned === 0) return void refuse('attributes', 'Nothing is due for this');
    const said = answersInWords(form.attributes, answers);
    return {
      revenueHeadCode,
      description: form.name,
      narration: [said, narration].filter((part) => part !== '').join('. '),
      amountKobo: kobo(reckoned),
      working: { formula, ...(reference && { reference }) } as QuotedLine['working'],
      tariff: form.tariff,
      answers,
      words: narration,
    };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    refuse(error.key === 'amountKobo' ? error.key : `attributes.${error.key}`, error.message);
    return;
  }
}
