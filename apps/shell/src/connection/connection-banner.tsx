import './connection.css';
import { Icon, useDocumentMark } from '@portal/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { portalConnection } from './portal-connection.ts';
import { waitingCalls } from './waiting-calls.ts';

const goodNewsMs = 4_000;

/**
 * One line at the foot of the window while the portal cannot be reached, and a word when it can again. While calls wait for a part of it
 * that is away, it asks for a moment. What was loaded stays.
 */
export function ConnectionBanner() {
  const messages = useShellMessages();
  const isLost = useSyncExternalStore(portalConnection.subscribe, portalConnection.isLost, () => false);
  const isWaiting = useSyncExternalStore(waitingCalls.subscribe, waitingCalls.isAny, () => false);
  const [isBack, setBack] = useState(false);

  useEffect(() => portalConnection.onReturn(() => setBack(true)), []);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), goodNewsMs);
    return () => clearTimeout(timer);
  }, [isBack]);

  const state = stateOf(isLost, isWaiting, isBack);
  useDocumentMark('connection-notice', state !== undefined);

  return (
    // Always there, so that a screen reader hears what comes into it.
    <div role="status" className="shell-connection ui-screen-only" data-state={state}>
      {isLost && (
        <p>
          <Icon name="warning" />
          {messages.connectionLost}
        </p>
      )}
      {state === 'moment' && (
        <p>
          <Icon name="clock" />
          {messages.oneMoment}
        </p>
      )}
      {state === 'back' && (
        <p>
          <Icon name="check" />
          {messages.connectionBack}
        </p>
      )}
    </div>
  );
}

function stateOf(isLost: boolean, isWaiting: boolean, isBack: boolean): 'lost' | 'moment' | 'back' | undefined {
  if (isLost) return 'lost';
  if (isWaiting) return 'moment';
  return isBack ? 'back' : undefined;
}
