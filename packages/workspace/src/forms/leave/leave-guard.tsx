import { useBlocker } from '@portal/platform/router';
import { useEffect } from 'react';
import type { ContractFormState } from '../use-contract-form.ts';
import { LeaveQuestion } from './leave-question.tsx';

export interface LeaveGuardProps {
  readonly form: Pick<ContractFormState, 'hasUnsaved' | 'isDirty'>;
}

/** Asks before a way out takes what was typed with it: another screen, another record beside the list, a closed tab. */
export function LeaveGuard({ form }: LeaveGuardProps) {
  return form.isDirty && <Guard hasUnsaved={form.hasUnsaved} />;
}

function Guard({ hasUnsaved }: { readonly hasUnsaved: () => boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      recordIn(currentLocation.search) !== recordIn(nextLocation.search);
    return isElsewhere && hasUnsaved();
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

const recordIn = (search: string) => new URLSearchParams(search).get('record');
