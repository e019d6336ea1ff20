import type { HeadAttribute, LineToBill } from '@portal/contracts';
import { isoDateOf, koboOf, typedDateOf, typedNairaOf } from '@portal/ui/forms';

/** A line as it is typed. */
export interface TypedLine {
  /** Of the list on the screen, never sent. */
  readonly id: string;
  readonly revenueHeadCode: string;
  /** What stands in the fields, by key of the attribute. */
  readonly typed: Readonly<Record<string, string>>;
  /** The same as it is sent. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly amount: string;
  readonly narration: string;
}

export function emptyLine(revenueHeadCode = ''): TypedLine {
  return { id: crypto.randomUUID(), revenueHeadCode, typed: {}, attributes: {}, amount: '', narration: '' };
}

/** What a field's text is as an answer; as it stands when it is none, for the server to say so at the field. */
export function answerOf({ type }: Pick<HeadAttribute, 'type'>, typed: string): string | number {
  const text = typed.trim();
  switch (type) {
    case 'number': {
      const digits = text.replace(/[\s,]/g, '');
      return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
    }
    case 'money':
      return koboOf(text) ?? text;
    case 'date':
      return isoDateOf(text);
    case 'month': {
      const [, month, year] = /^(\d{1,2})[/.\- ](\d{4})$/.exec(text) ?? [];
      return month && year ? `${year}-${month.padStart(2, '0')}` : text;
    }
    default:
      return text;
  }
}

/** An answer as it would be typed. */
export function typedOf({ type }: Pick<HeadAttribute, 'type'>, answer: string | number): string {
  if (type === 'money') return typedNairaOf(Number(answer));
  if (type === 'date') return typedDateOf(String(answer));
  if (type === 'month') return String(answer).replace(/^(\d{4})-(\d{2})$/, '$2/$1');
  return String(answer);
}

/** What is sent of a line. */
export function sentOf({ revenueHeadCode, attributes, amount, narration }: TypedLine): LineToBill {
  const amountKobo = amount === '' ? undefined : koboOf(amount);
  return {
    revenueHeadCode,
    attributes: { ...attributes },
    narration,
    ...(amountKobo !== undefined && { amountKobo: amountKobo as NonNullable<LineToBill['amountKobo']> }),
  };
}
