import { Button, Sheet } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

const BillTimeline = lazy(async () => ({ default: (await import('./bill-timeline.tsx')).BillTimeline }));

/** Asked for by whoever wants to know: a bill that is simply paid or not costs nothing more. */
export function WhereIsTheMoney({ billReference }: { readonly billReference: string }) {
  const texts = paymentsTexts.useMessages();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {texts.timelineOpen}
      </Button>
    );
  return (
    <Sheet padding="md" aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="ui-heading">
        {texts.timelineTitle}
      </h2>
      <Suspense fallback={<p>{texts.timelineLoading}</p>}>
        <BillTimeline billReference={billReference} />
      </Suspense>
    </Sheet>
  );
}
