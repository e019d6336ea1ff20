import { useQueryClient } from '@portal/platform/query';
import { useEffect } from 'react';

/** As often as the totals of the day change enough to be looked at from across a room. */
const readAgainMs = 300_000;
/** Where figures are kept: reports, what providers owe, budgets and statements, queues. */
const figureKeys: readonly unknown[] = ['reports', 'reconciliation', 'budget', 'work'];

/** What hangs on a wall is read again by itself, also what failed, for as long as it is in sight. */
export function useFreshFigures(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const readAgain = () => {
      if (document.hidden) return;
      void queries.refetchQueries({ type: 'active', predicate: ({ queryKey }) => figureKeys.includes(queryKey[0]) });
    };
    const timer = setInterval(readAgain, readAgainMs);
    // The portal says when it can be reached again: nobody waits five minutes for that.
    document.addEventListener('portal:connected', readAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('portal:connected', readAgain);
    };
  }, [queries]);
}
