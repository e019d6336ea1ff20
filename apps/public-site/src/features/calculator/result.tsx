import { useLanguage } from '@portal/platform';
import { EmptyState, formatLongDate, Sheet, ShownWhile } from '@portal/ui';
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { isComputed, type Moment } from './calculation.ts';
import { askedFields, readField } from './fields.ts';
import { followCalculation } from './following-calculation.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultLines } from './result-lines.tsx';
import type { TaxId } from './tax.ts';
import { taxes } from './taxes/taxes.ts';
import { Totals } from './totals.tsx';
import { CalculationContext, useCalculation, useLiveMoment, useMoment } from './use-calculation.ts';
import { useRehearsal } from './use-rehearsal.ts';

/** Where the focus goes when somebody asks to see the result. */
export const resultHeadingId = 'calculator-result';

export interface ResultProps {
  readonly tax: TaxId;
}

export function Result({ tax }: ResultProps) {
  const messages = useCalculatorMessages();
  const live = useLiveMoment();
  // Made after the letter that first needs it, in moments between frames; from then on it stays, shown or hidden.
  const isMade = useDeferredValue(useMoment(({ last }) => last !== undefined));
  useRehearsal(tax, isMade);
  return (
    <section aria-labelledby={resultHeadingId} className="calculator-result">
      <h2 id={resultHeadingId} tabIndex={-1} className="ui-hidden">
        {messages.result}
      </h2>
      <ShownWhile as="div" of={live((moment) => !(isMade && isComputed(moment)))}>
        <NothingComputed />
      </ShownWhile>
      {isMade && (
        <ShownWhile as="div" of={live(isComputed)} className="calculator-computed">
          <Following>
            <Totals tax={tax} />
          </Following>
          <ResultActions />
          <Following>
            <ResultLines />
          </Following>
        </ShownWhile>
      )}
    </section>
  );
}

/** What is not written with each letter while it is out of sight. */
function Following({ children }: { readonly children: ReactNode }) {
  const calculation = useCalculation();
  const [followed] = useState(() => followCalculation(calculation));
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (part.current ? followed.standsIn(part.current) : undefined), [followed]);
  return (
    <div ref={part}>
      <CalculationContext value={followed}>{children}</CalculationContext>
    </div>
  );
}

function NothingComputed() {
  const messages = useCalculatorMessages();
  const why = useMoment(whyNothing);
  const language = useLanguage();
  const day = useMoment((moment) => moment.day) ?? '';
  const said = {
    'no-rules': () => messages.noRules(formatLongDate(day, language)),
    refused: () => messages.mendFirst,
    waiting: () => messages.emptyText,
  };
  return (
    <Sheet as="div" tone="sunken">
      <EmptyState icon="calculator" title={messages.emptyTitle} headingLevel={3}>
        {said[why]()}
      </EmptyState>
    </Sheet>
  );
}

function whyNothing({ tax, typed, computation }: Moment): 'no-rules' | 'refused' | 'waiting' {
  if (computation === 'no-rules') return computation;
  const isRefused = askedFields(taxes[tax].fields, typed).some(
    (field) => readField(field, typed[field.name] ?? '').state === 'refused',
  );
  return isRefused ? 'refused' : 'waiting';
}
