import { lazyPart } from '@portal/platform';
import { Suspense } from 'react';
import { useSessionDeadline } from './use-session-deadline.ts';

const TimeoutDialog = lazyPart(async () => (await import('./timeout-dialog.tsx')).TimeoutDialog);

/** Asks before a session ends, so that nobody loses what they are typing. */
export function SessionWarning() {
  const deadline = useSessionDeadline();
  return <Suspense>{deadline && <TimeoutDialog deadline={deadline} />}</Suspense>;
}
