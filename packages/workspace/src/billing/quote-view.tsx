import type { BillQuote } from '@portal/contracts';
import { Money } from '@portal/ui';
import { useBillingMessages } from './messages/use-billing-messages.ts';
import { Working } from './working.tsx';

export interface QuoteViewProps {
  readonly quote: Pick<BillQuote, 'lines' | 'totalKobo'>;
}

/** The lines of a bill as they will stand on its paper, each with how it was reckoned. */
export function QuoteView({ quote }: QuoteViewProps) {
  const messages = useBillingMessages();
  return (
    <ol className="wb-quote">
      {quote.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quote have nothing else that tells them apart
        <li key={at}>
          <span className="wb-quote-what">
            <b>{line.description}</b> <span className="wb-note">{line.revenueHeadCode}</span>
            {line.narration && <span className="wb-quote-narration">{line.narration}</span>}
            <Working working={line.working} />
          </span>
          <Money amountKobo={line.amountKobo} />
        </li>
      ))}
      <li className="wb-quote-total">
        <b>{messages.total}</b>
        <Money amountKobo={quote.totalKobo} size="large" />
      </li>
    </ol>
  );
}
