import { lazyPart, useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { words } from './words.ts';

const EnterDialog = lazyPart(async () => (await import('./enter-dialog.tsx')).EnterDialog);

/** A button with its dialog. */
export function EnterDiscrepancy() {
  const localized = useLocalized();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const readAgain = () => {
    for (const key of ['discrepancies', 'work', 'reports']) void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(words.enter)}
      </Button>
      <Suspense>{isOpen && <EnterDialog onClose={() => setOpen(false)} onEntered={readAgain} />}</Suspense>
    </>
  );
}
