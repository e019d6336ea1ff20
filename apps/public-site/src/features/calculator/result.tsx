import { EmptyState, Sheet } from '@portal/ui';
import type { Moment } from './calculation.ts';
import { askedFields, readField } from './fields.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultLines } from './result-lines.tsx';
import type { TaxId } from './tax.ts';
import { taxes } from './taxes/taxes.ts';
import { Totals } from './totals.tsx';
import { useMoment } from './use-calculation.ts';

export interface ResultProps {
  readonly tax: TaxId;
}

export function Result({ tax }: ResultProps) {
  const messages = useCalculatorMessages();
  const state = useMoment(stateOf);
  return (
    <section aria-labelledby="calculator-result" className="calculator-result">
      <h2 id="calculator-result" className="ui-hidden">
        {messages.result}
      </h2>
      {state === 'computed' ? (
        <>
          <Totals tax={tax} />
          <ResultActions />
          <ResultLines />
        </>
      ) : (
        <NothingComputed why={state} />
      )}
    </section>
  );
}

type ResultState = 'computed' | 'too-large' | 'refused' | 'waiting';

function stateOf({ tax, typed, computation }: Moment): ResultState {
  if (computation) return computation === 'too-large' ? 'too-large' : 'computed';
  const isRefused = askedFields(taxes[tax].fields, typed).some(
    (field) => readField(field, typed[field.name] ?? '').state === 'refused',
  );
  return isRefused ? 'refused' : 'waiting';
}

function NothingComputed({ why }: { readonly why: Exclude<ResultState, 'computed'> }) {
  const messages = useCalculatorMessages();
  const said = { 'too-large': messages.tooLargeResult, refused: messages.mendFirst, waiting: messages.emptyText };
  return (
    <Sheet as="div" tone="sunken">
      <EmptyState icon="calculator" title={messages.emptyTitle} headingLevel={3}>
        {said[why]}
      </EmptyState>
    </Sheet>
  );
}
