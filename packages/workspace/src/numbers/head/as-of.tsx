import { useSyncExternalStore } from 'react';
import { type FigureSource, isAway } from '../figure/figure-source.ts';
import { useMomentName } from '../figure/use-moment-name.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';

export interface AsOfProps {
  /** When the figures were read. */
  readonly asOf: string | undefined;
  readonly error?: FigureSource['error'] | undefined;
}

function subscribe(change: () => void): () => void {
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}

/** Of when the figures are; and, while nobody can be asked, that they are read again as soon as somebody can. */
export function AsOf({ asOf, error = null }: AsOfProps) {
  const messages = useNumbersMessages();
  const nameOf = useMomentName();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isLost = !isOnline || isAway({ error });
  return (
    <>
      <span className="ws-as-of">{asOf && messages.asOf(nameOf(asOf))}</span>
      {/* Here from the first moment: what comes into it later is read out. The hour is not, at each reading. */}
      <span className="ws-as-of wn-lost" role="status">
        {isLost && (asOf ? messages.lost : messages.lostAtOnce)}
      </span>
    </>
  );
}
