import { formatNaira, kobo, type ReturnFigures, type ReturnLateness } from '@portal/contracts';
import { Money, Notice, SummaryList } from '@portal/ui';
import { useReturnsMessages } from './messages/use-returns-messages.ts';

export interface ReturnResultProps {
  readonly figures: ReturnFigures;
  readonly lateness: readonly ReturnLateness[];
  /** Absent: it is filed, and its bill stands beside it. */
  readonly toBillKobo?: number;
  readonly replacedKobo?: number;
}

/** What a return comes to: tax, what others paid already, what is left, and what the law adds for lateness. */
export function ReturnResult({ figures, lateness, toBillKobo, replacedKobo = 0 }: ReturnResultProps) {
  const messages = useReturnsMessages();
  const { taxKobo, creditKobo, balanceKobo, overKobo, losses } = figures;
  const rows: readonly (readonly [string, number])[] = [
    [messages.tax, taxKobo],
    ...(creditKobo > 0 ? ([[messages.credit, creditKobo]] as const) : []),
    [messages.balance, balanceKobo],
    ...(overKobo > 0 ? ([[messages.over, overKobo]] as const) : []),
    ...(toBillKobo === undefined ? [] : ([[messages.toBill, toBillKobo]] as const)),
  ];
  return (
    <>
      <SummaryList items={rows.map(([term, amount]) => ({ term, detail: <Money amountKobo={kobo(amount)} /> }))} />
      {overKobo > 0 && <p className="return-quiet">{messages.overText}</p>}
      {replacedKobo > 0 && <p className="return-quiet">{messages.replaced(formatNaira(kobo(replacedKobo)))}</p>}
      {losses.map(({ source, amountKobo }) => (
        <p key={source} className="return-quiet">
          {messages.loss(source, formatNaira(amountKobo))}
        </p>
      ))}
      {lateness.map(({ of, daysLate, penaltyKobo, interestKobo, source }) => (
        <Notice key={of} kind="warning" title={messages.lateTitle(daysLate)}>
          <p>{messages.lateText(formatNaira(penaltyKobo), formatNaira(interestKobo), source)}</p>
        </Notice>
      ))}
    </>
  );
}
