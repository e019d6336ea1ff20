import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { caseQueue } from '../cases/case-queue.tsx';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { DueExtensionDialog } from './due-extension-dialog.tsx';
import { texts } from './texts.ts';

export interface DueExtensionsScreenProps {
  readonly head: ReactNode;
  /** Of this screen. */
  readonly casesPath: string;
}

const extensions = caseQueue(texts.waiting, { kind: 'due-extension', isOfOneOffice: true });

/** Due days that are to be extended for everybody, and the way to propose one. */
export function DueExtensionsScreen({ head, casesPath }: DueExtensionsScreenProps) {
  const localized = useLocalized();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <QueueScreen
        queue={extensions}
        head={
          <>
            {head}
            <div className="ws-calendar-bar ui-screen-only">
              <Button size="sm" onClick={() => setAsking(true)}>
                {localized(texts.extend)}
              </Button>
            </div>
          </>
        }
      />
      {isAsking && <DueExtensionDialog casesPath={casesPath} onClose={() => setAsking(false)} />}
    </>
  );
}
