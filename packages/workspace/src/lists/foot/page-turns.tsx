import { TextLink } from '@portal/ui';
import type { PagePlace } from '../address/use-page-place.ts';
import { counted } from '../format.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { PageInSight } from '../rows/report-page.ts';
import { rangeOf } from './range-of.ts';
import { turns } from './turns.ts';

export interface PageTurnsProps {
  readonly place: PagePlace;
  readonly page: PageInSight;
  /** The list stands below other things: the page stays where it is scrolled to. */
  readonly isInside?: boolean;
}

/** Below a list that stands on a screen with other things: which of how many are in sight, and the way to the rest. Nothing where all are. */
export function PageTurns({ place, page, isInside = false }: PageTurnsProps) {
  const messages = useListMessages();
  const { forward, back } = turns(place, page);
  if (!forward && !back) return null;
  const total = `${counted(page.totalRecords)}${page.isBounded ? '+' : ''}`;
  return (
    <nav className="ws-page-turns ui-screen-only" aria-label={messages.pages}>
      {back && (
        <TextLink to={place.searchWith(back)} className="ws-page-turn" preventScrollReset={isInside}>
          {messages.previousPage}
        </TextLink>
      )}
      <span role="status">{page.data.length > 0 && rangeOf(place.asked, page, total, messages)}</span>
      {forward && (
        <TextLink to={place.searchWith(forward)} className="ws-page-turn" preventScrollReset={isInside}>
          {messages.nextPage}
        </TextLink>
      )}
    </nav>
  );
}
