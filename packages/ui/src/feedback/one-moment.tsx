import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { StatePicture } from './state-picture.tsx';

/** Milliseconds between two tries, and until somebody reads that it did not help. */
const retryEveryMs = 4_000;
const patienceMs = 20_000;

export interface OneMomentProps {
  /** Reads again; called by itself, at once and every few seconds. */
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  /** What stands here when it lasts. */
  readonly failure: ReactNode;
}

/** The service is away for a moment: says so calmly and reads again by itself. After twenty seconds it gives way to the failure. */
export function OneMoment({ onRetry, isRetrying, failure }: OneMomentProps) {
  const messages = useUiMessages();
  const [isOver, setOver] = useState(false);
  const retry = useEffectEvent(() => {
    if (!isRetrying) onRetry();
  });
  useEffect(() => {
    retry();
    const tries = setInterval(() => retry(), retryEveryMs);
    const end = setTimeout(() => {
      clearInterval(tries);
      setOver(true);
    }, patienceMs);
    return () => {
      clearInterval(tries);
      clearTimeout(end);
    };
  }, []);
  if (isOver && !isRetrying) return failure;
  return (
    <div className="ui-error-state ui-one-moment" role="status">
      <StatePicture icon="clock" />
      <div className="ui-error-said">
        <h2 className="ui-heading">{messages.oneMoment}</h2>
        <div className="ui-prose">{messages.oneMomentText}</div>
        <div className="ui-prose">{messages.oneMomentNext}</div>
        <span className="ui-one-moment-trace" aria-hidden="true" />
      </div>
    </div>
  );
}
