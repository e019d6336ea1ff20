import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { StatePicture } from './state-picture.tsx';

export interface ErrorStateProps {
  readonly title?: string;
  /** What happened. */
  readonly message: ReactNode;
  /** What the reader can do now, besides trying again. */
  readonly next?: ReactNode;
  /** To quote to the help desk (`ApiError.requestId`). */
  readonly requestId?: string | undefined;
  /** Also called when the portal can be reached again after a lost connection. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** A way on other than Retry. */
  readonly action?: ReactNode;
}

export function ErrorState({ title, message, next, requestId, onRetry, isRetrying = false, action }: ErrorStateProps) {
  const messages = useUiMessages();
  const retryByItself = useEffectEvent(() => {
    if (!isRetrying) onRetry?.();
  });
  useEffect(() => {
    const retry = () => retryByItself();
    document.addEventListener('portal:connected', retry);
    return () => document.removeEventListener('portal:connected', retry);
  }, []);
  return (
    <div className="ui-error-state" role="alert">
      <StatePicture icon="warning" tone="danger" />
      <div className="ui-error-said">
        <h2 className="ui-heading">{title ?? messages.somethingWrong}</h2>
        <div className="ui-prose">{message}</div>
        {next && <div className="ui-prose">{next}</div>}
        {requestId && (
          <p className="ui-error-reference">
            {messages.reference}: <code>{requestId}</code>
          </p>
        )}
        {(onRetry || action) && (
          <div className="ui-page-actions">
            {onRetry && (
              <Button onClick={onRetry} pending={isRetrying}>
                {messages.retry}
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
