import { activeRole, useSession } from '@portal/auth';
import { sendReminders } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { remindWords as words } from './remind-words.ts';

const RemindDialog = lazyPart(async () => (await import('./remind-dialog.tsx')).RemindDialog);

/** In the head of the list of duties: reminds every row of it. */
export function RemindThese() {
  const localized = useLocalized();
  const role = activeRole(useSession().session);
  const [isOpen, setOpen] = useState(false);
  if (role === undefined || !sendReminders.access.some((one) => one === role)) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(words.remind)}
      </Button>
      {isOpen && (
        <Suspense>
          <RemindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
