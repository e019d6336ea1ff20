import { useLanguage } from '@portal/platform';
import { EmptyState, formatDate, LiveText, Sheet, ShownWhile } from '@portal/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { Bands } from './bands.tsx';
import { isComputed, type Moment } from './calculation.ts';
import { askedFields, readField } from './fields.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultLines } from './result-lines.tsx';
import type { TaxId } from './tax.ts';
import { taxes } from './taxes/taxes.ts';
import { Totals } from './totals.tsx';
import { CalculationContext, useLiveMoment, useMoment } from './use-calculation.ts';
import { useFollowing } from './use-following.ts';
import { useRehearsal } from './use-rehearsal.ts';

/** Where the focus goes when somebody asks to see the result. */
export const resultHeadingId = 'calculator-result';

export interface ResultProps {
  readonly tax: TaxId;
}

/** Nothing of it is shown, hidden or written with a keystroke while it is out of sight. */
export function Result({ tax }: ResultProps) {
  const messages = useCalculatorMessages();
  const [part, followed] = useFollowing<HTMLElement>('around-a-result');
  return (
    <section ref={part} aria-labelledby={resultHeadingId} className="calculator-result">
      <h2 id={resultHeadingId} tabIndex={-1} className="ui-hidden">
        {messages.result}
      </h2>
      <CalculationContext value={followed}>
        <ComputedOrNot tax={tax} />
      </CalculationContext>
    </section>
  );
}

function ComputedOrNot({ tax }: ResultProps) {
  const live = useLiveMoment();
  // Made after the keystroke that first needs it, in moments between frames; from then on it stays, shown or hidden.
  const isMade = useDeferredValue(useMoment(({ last }) => last !== undefined));
  useRehearsal(tax, isMade);
  return (
    <>
      <ShownWhile as="div" of={live((moment) => !(isMade && isComputed(moment)))}>
        <NothingComputed />
      </ShownWhile>
      {isMade && (
        <ShownWhile as="div" of={live(isComputed)} className="calculator-computed">
          <Following>
            <Totals tax={tax} />
            {tax === 'income-tax' && <Bands />}
          </Following>
          <ResultActions />
          <Following>
            <ResultLines />
          </Following>
        </ShownWhile>
      )}
    </>
  );
}

function Following({ children }: { readonly children: ReactNode }) {
  const [part, followed] = useFollowing<HTMLDivElement>('of-a-result');
  return (
    <div ref={part}>
      <CalculationContext value={followed}>{children}</CalculationContext>
    </div>
  );
}

function NothingComputed() {
  const messages = useCalculatorMessages();
  const language = useLanguage();
  const live = useLiveMoment();
  const said = live((moment) => {
    switch (whyNothing(moment)) {
      case 'no-rules':
        return messages.noRules(formatDate(moment.day ?? '', language));
      case 'refused':
        return messages.mendFirst;
      case 'waiting':
        return messages.emptyText;
    }
  });
  return (
    <Sheet as="div" tone="sunken">
      <EmptyState icon="calculator" title={messages.emptyTitle} headingLevel={3}>
        <LiveText of={said} />
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
