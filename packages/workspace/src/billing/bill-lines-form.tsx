import { Button, Money, Sheet } from '@portal/ui';
import { type HeadChoice, LineFields } from './line-fields.tsx';
import { useBillingMessages } from './messages/use-billing-messages.ts';
import type { BillLines } from './use-bill-lines.ts';

export interface BillLinesFormProps {
  /** Prefix of the ids of its fields: `${id}-0-attributes.year`. */
  readonly id: string;
  readonly lines: BillLines;
  /** Of one MDA; undefined while they are loaded. */
  readonly heads: readonly HeadChoice[] | undefined;
  /** Shown at their fields, by path (`lines.0.attributes.year`): those of the quote once somebody has tried to go on. */
  readonly problems: Readonly<Record<string, string>>;
  readonly linesMost?: number;
}

/** The lines of a bill, and what they come to so far. */
export function BillLinesForm({ id, lines, heads, problems, linesMost = 20 }: BillLinesFormProps) {
  const messages = useBillingMessages();
  return (
    <div className="wb-lines">
      {lines.lines.map((line, at) => (
        <Sheet key={line.id} as="div" padding="md" className="wb-line">
          {lines.lines.length > 1 && (
            <div className="wb-line-head">
              <h3>{messages.line(at + 1)}</h3>
              <Button size="sm" variant="quiet" onClick={() => lines.remove(line.id)}>
                <span aria-hidden="true">×</span>
                <span className="ui-hidden">{messages.remove(at + 1)}</span>
              </Button>
            </div>
          )}
          <LineFields
            id={`${id}-${at}`}
            line={line}
            heads={heads}
            problemOf={(field) => problems[`lines.${at}.${field}`]}
            onChange={(change) => lines.change(line.id, change)}
          />
        </Sheet>
      ))}
      <div className="wb-foot">
        {lines.lines.length < linesMost && (
          <Button size="sm" variant="secondary" onClick={lines.add}>
            {messages.add}
          </Button>
        )}
        <output className="wb-total">
          <span>{messages.total}</span>{' '}
          {lines.quote ? (
            <Money amountKobo={lines.quote.totalKobo} size="large" />
          ) : (
            <span className="wb-note">{messages.reckoning}</span>
          )}
        </output>
      </div>
    </div>
  );
}
