import { useApiClient } from '@portal/api-client';
import { reviewReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { LinkButton } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { casePath } from './review-paths.ts';
import { neighbourTexts } from './texts.ts';

/** The undecided case before and after this one, the oldest first; also with Alt+K and Alt+J, which no field needs. */
export function CaseNeighbours({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['reports', 'review', 'neighbours'],
    queryFn: ({ signal }) =>
      api(
        reviewReport.list,
        { query: { status: 'undecided', sortField: 'openedAt', sortOrder: 'asc', pageSize: 200 } },
        signal,
      ),
  });
  const ids = data?.data.map((row) => String(row.id)) ?? [];
  const at = ids.indexOf(id);
  // One that was decided is not among them: the first that waits is next.
  const before = at > 0 ? ids[at - 1] : undefined;
  const after = at >= 0 ? ids[at + 1] : ids[0];

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector('[role="dialog"]')) return;
    const to = event.code === 'KeyK' ? before : event.code === 'KeyJ' ? after : undefined;
    if (to === undefined) return;
    event.preventDefault();
    void navigate(casePath(to));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (before === undefined && after === undefined) return null;
  return (
    <nav className="review-neighbours" aria-label={localized(neighbourTexts.cases)}>
      {before !== undefined && (
        <LinkButton to={casePath(before)} size="sm" variant="quiet">
          {localized(neighbourTexts.before)}
        </LinkButton>
      )}
      {after !== undefined && (
        <LinkButton to={casePath(after)} size="sm" variant="quiet">
          {localized(neighbourTexts.after)}
        </LinkButton>
      )}
      {at >= 0 && <small>{localized(neighbourTexts.place(String(at + 1), String(ids.length)))}</small>}
    </nav>
  );
}
