import { formatNaira } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { EmptyState, formatLongDate, Money, Sheet } from '@portal/ui';
import { askedFields, readField } from './fields.ts';
import { lawName } from './law-name.ts';
import {
  type CalculatorMessages,
  useCalculatorMessages,
  useCalculatorWords,
} from './messages/use-calculator-messages.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultLines } from './result-lines.tsx';
import type { Column, Computation } from './tax.ts';
import { taxes } from './taxes/taxes.ts';
import type { Calculator } from './use-calculator.ts';

export interface ResultProps {
  readonly calculator: Calculator;
}

export function Result({ calculator }: ResultProps) {
  const messages = useCalculatorMessages();
  const { computation } = calculator;
  return (
    <section aria-labelledby="calculator-result" className="calculator-result">
      <h2 id="calculator-result" className="ui-hidden">
        {messages.result}
      </h2>
      {computation && computation !== 'too-large' ? (
        <Computed calculator={calculator} computation={computation} />
      ) : (
        <NothingComputed calculator={calculator} />
      )}
    </section>
  );
}

function NothingComputed({ calculator: { tax, typed, computation } }: ResultProps) {
  const messages = useCalculatorMessages();
  const isRefused = askedFields(taxes[tax].fields, typed).some(
    (field) => readField(field, typed[field.name] ?? '').state === 'refused',
  );
  const waiting = isRefused ? messages.mendFirst : messages.emptyText;
  return (
    <Sheet as="div" tone="sunken">
      <EmptyState icon="calculator" title={messages.emptyTitle} headingLevel={3}>
        {computation === 'too-large' ? messages.tooLargeResult : waiting}
      </EmptyState>
    </Sheet>
  );
}

interface ComputedProps extends ResultProps {
  readonly computation: Computation;
}

function Computed({ calculator, computation: { columns, payee } }: ComputedProps) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const language = useLanguage();
  const { tax, day, sharedAddress } = calculator;

  return (
    <>
      <Sheet as="div" className="calculator-totals" role="status">
        {columns.map((column) => (
          <div key={column.law ?? tax}>
            <p className="calculator-total-name">{column.law ? lawName(column, messages) : words.taxes[tax].name}</p>
            <Money amountKobo={column.totalKobo} size={columns.length > 1 ? 'large' : 'bill'} />
            {column.law && <span className="calculator-quiet"> {messages.inAYear}</span>}
            {column.monthKobo !== undefined && (
              <p className="calculator-quiet">{messages.inAMonth(formatNaira(column.monthKobo))}</p>
            )}
          </div>
        ))}
        <p className="calculator-difference">{difference(columns, messages)}</p>
        {payee && <p>{payee === 'state' ? messages.paidToState : messages.paidToFederation}</p>}
        {day && <p className="calculator-quiet">{messages.rulesOn(formatLongDate(day, language))}</p>}
      </Sheet>
      <ResultActions sharedAddress={sharedAddress} />
      <ResultLines columns={columns} />
    </>
  );
}

function difference([current, former]: readonly Column[], messages: CalculatorMessages): string | undefined {
  if (!current || !former) return undefined;
  const differenceKobo = current.totalKobo - former.totalKobo;
  if (differenceKobo === 0) return messages.same;
  const amount = formatNaira(Math.abs(differenceKobo));
  return differenceKobo < 0 ? messages.less(amount) : messages.more(amount);
}
