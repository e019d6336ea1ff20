import { Button, TextLink } from '@portal/ui';
import type { Change } from '../address/list-address.ts';
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
      {back && <Turn place={place} change={back} label={messages.previousPage} isInside={isInside} />}
      <span role="status">{page.data.length > 0 && rangeOf(place.asked, page, total, messages)}</span>
      {forward && <Turn place={place} change={forward} label={messages.nextPage} isInside={isInside} />}
    </nav>
  );
}

interface TurnProps {
  readonly place: PagePlace;
  readonly change: Change;
  readonly label: string;
  readonly isInside: boolean;
}

function Turn({ place: { searchWith, turn }, change, label, isInside }: TurnProps) {
  return searchWith ? (
    <TextLink to={searchWith(change)} className="ws-page-turn" preventScrollReset={isInside}>
      {label}
    </TextLink>
  ) : (
    <Button variant="quiet" size="sm" onClick={() => turn?.(change)}>
      {label}
    </Button>
  );
}
