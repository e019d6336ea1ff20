import { type Column, groupReference, type Language, nairaDigits } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { memo, type ReactNode } from 'react';
import { counted, dayOfMoment, shortDay, timeInLagos } from '../format.ts';
import { type Sign, StatusSign } from './status-sign.tsx';

export interface CellValueProps {
  readonly column: Column;
  readonly value: string | number | null | undefined;
  readonly signs?: Readonly<Record<string, Sign>> | undefined;
}

const plainSign: Sign = { shape: 'ring', tone: 'quiet' };

/** A value as its column's kind is shown everywhere. Nothing, and no money, is a dash. */
export const CellValue = memo(function CellValue({ column, value, signs }: CellValueProps): ReactNode {
  const language = useLanguage();
  const localized = useLocalized();
  if (value === null || value === undefined || value === '') return <None />;
  if (column.kind === 'choice') {
    const words = column.words?.[String(value)];
    return <StatusSign sign={signs?.[String(value)] ?? plainSign}>{words ? localized(words) : value}</StatusSign>;
  }
  // Some cases are called by a name.
  if (column.kind === 'reference' && !String(value).includes(' '))
    return <span className="ws-reference">{shownReference(String(value))}</span>;
  if (column.kind === 'kobo' && value === 0) return <None />;
  return textOf(column, value, language);
});

/** In fours, unless it comes in groups of its own (`KDR-2026-00000042`) or is a name. */
export function shownReference(reference: string): string {
  return /[- ]/.test(reference) ? reference : groupReference(reference);
}

const None = () => <span className="ws-none">–</span>;

/** The same in letters alone. Amounts in naira without their sign: it stands in the totals. */
function textOf({ kind }: Column, value: string | number, language: Language): string {
  switch (kind) {
    case 'kobo':
      return nairaDigits(Number(value));
    case 'count':
      return counted(Number(value));
    case 'share':
      return `${(Number(value) * 100).toFixed(1)}%`;
    case 'day':
      return shortDay(String(value), language);
    case 'moment':
      return `${shortDay(dayOfMoment(String(value)), language)}, ${timeInLagos(String(value))}`;
    default:
      return String(value);
  }
}

const numbers: readonly Column['kind'][] = ['kobo', 'count', 'share'];

export function isNumber({ kind }: Column): boolean {
  return numbers.includes(kind);
}
