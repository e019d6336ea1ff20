import { lagosDay } from '@portal/contracts';
import { useSearchParams } from '@portal/platform/router';
import { TextLink } from '@portal/ui';
import { useReturnsMessages } from './messages/use-returns-messages.ts';

const first = 2025;

/** The year of the address, or this one. */
export function useAskedYear(): { readonly year: number; readonly last: number } {
  const [search] = useSearchParams();
  const now = Number(lagosDay(Date.now()).slice(0, 4));
  const asked = Number(search.get('year'));
  return { year: asked >= first && asked <= now + 1 ? asked : now, last: now + 1 };
}

export interface YearNavProps {
  readonly path: string;
  readonly year: number;
  readonly last: number;
  /** What else stands in the address. */
  readonly rest?: string;
}

export function YearNav({ path, year, last, rest = '' }: YearNavProps) {
  const messages = useReturnsMessages();
  return (
    <nav className="return-years" aria-label={messages.year}>
      {year > first && <TextLink to={`${path}?year=${year - 1}${rest}`}>{messages.before}</TextLink>}
      <strong>{year}</strong>
      {year < last && <TextLink to={`${path}?year=${year + 1}${rest}`}>{messages.after}</TextLink>}
    </nav>
  );
}
