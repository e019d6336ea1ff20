import { activeRole, useSession } from '@portal/auth';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { phoneWords as words } from './phone-words.ts';

const PhonesDialog = lazyPart(async () => (await import('./phones-dialog.tsx')).PhonesDialog);
/** Administrators without the register have no phones to see. */
const without: readonly string[] = ['Admin', 'Administrator'];

/** Among the actions of the list: the phones on which officers note their visits. */
export function OfficerPhones() {
  const localized = useLocalized();
  const role = activeRole(useSession().session);
  const [isOpen, setOpen] = useState(false);
  if (role === undefined || without.includes(role)) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(words.phones)}
      </Button>
      {isOpen && (
        <Suspense>
          <PhonesDialog mayEnrol={role !== 'SuperAdmin'} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
