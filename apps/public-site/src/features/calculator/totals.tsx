import { useLanguage } from '@portal/platform';
import { formatDate, LiveMoney, LiveText, Sheet } from '@portal/ui';
import type { Moment } from './calculation.ts';
import { inNaira } from './in-naira.ts';
import { lawName } from './law-name.ts';
import {
  type CalculatorMessages,
  useCalculatorMessages,
  useCalculatorWords,
} from './messages/use-calculator-messages.ts';
import type { CalculatorWords } from './messages/words.ts';
import type { Column, Law, TaxId } from './tax.ts';
import { columnOf, columnsOf, useLaws, useLiveColumns, useLiveMoment, useMoment } from './use-calculation.ts';

export interface TotalsProps {
  readonly tax: TaxId;
}

/** What it comes to, under each law. */
export function Totals({ tax }: TotalsProps) {
  const messages = useCalculatorMessages();
  const language = useLanguage();
  const laws = useLaws();
  const live = useLiveColumns();
  const words = useCalculatorWords();
  const liveMoment = useLiveMoment();
  const hasPayee = useMoment(({ last }) => last?.payee !== undefined);
  const day = useMoment((moment) => moment.day);
  return (
    <Sheet as="div" className="calculator-totals" role="status">
      {laws.map((law) => (
        <Total key={law ?? tax} tax={tax} law={law} />
      ))}
      {laws.length > 1 && (
        <p className="calculator-difference">
          <LiveText of={live((columns) => difference(columns, messages))} />
        </p>
      )}
      {hasPayee && (
        <p>
          <LiveText of={liveMoment(({ last }) => paidTo(last, messages, words))} />
        </p>
      )}
      {day && <p className="calculator-quiet">{messages.rulesOn(formatDate(day, language))}</p>}
    </Sheet>
  );
}

interface TotalProps extends TotalsProps {
  readonly law: Law | undefined;
}

function Total({ tax, law }: TotalProps) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const live = useLiveColumns();
  const hasMonth = useMoment((moment) => columnOf(columnsOf(moment), law)?.monthKobo !== undefined);
  const total = live((columns) => columnOf(columns, law)?.totalKobo);
  return (
    <div>
      <p className="calculator-total-name">
        {law ? lawName(law, messages) : words.taxes[tax].name}{' '}
        {law && <span className="calculator-quiet">{messages.inAYear}</span>}
      </p>
      {law ? (
        <p className="calculator-total">
          <LiveMoney isShort of={total} size="large" />
        </p>
      ) : (
        <LiveMoney isShort of={total} size="bill" />
      )}
      {hasMonth && (
        <p className="calculator-total calculator-quiet">
          <span>{messages.inAMonth}</span>{' '}
          <LiveMoney isShort of={live((columns) => columnOf(columns, law)?.monthKobo)} />
        </p>
      )}
    </div>
  );
}

function paidTo(last: Moment['last'], messages: CalculatorMessages, words: CalculatorWords): string | undefined {
  if (!last?.payee) return undefined;
  if (last.columns.every(({ totalKobo }) => totalKobo === 0)) return words.lines.withholding.exempt;
  return last.payee === 'state' ? messages.paidToState : messages.paidToFederation;
}

function difference([current, former]: readonly Column[], messages: CalculatorMessages): string | undefined {
  if (!current || !former) return undefined;
  const differenceKobo = current.totalKobo - former.totalKobo;
  if (differenceKobo === 0) return messages.same;
  const amount = inNaira(Math.abs(differenceKobo));
  return differenceKobo < 0 ? messages.less(amount) : messages.more(amount);
}
