import { ApiError } from '@portal/api-client';
import { Skeleton } from '@portal/ui';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import type { FigureSource } from './figure-source.ts';

export interface FigureStateProps {
  readonly title: string;
  readonly source: FigureSource;
  /** Why there is nothing, when there is nothing. */
  readonly empty: string;
}

/** In place of a figure: why it is not here, and the way to ask again. */
export function FigureState({ title, source, empty }: FigureStateProps) {
  const messages = useNumbersMessages();
  if (source.error) {
    const refusal = source.error instanceof ApiError ? source.error : undefined;
    const isForbidden = refusal?.status === 403;
    return (
      <div className="wn-state" role="alert">
        <p>{isForbidden ? messages.refused : refusal?.message || messages.failed}</p>
        {refusal?.requestId && <code>{refusal.requestId}</code>}
        {!isForbidden && (
          <button type="button" className="wn-retry" onClick={() => void source.refetch()}>
            {messages.retry}
          </button>
        )}
      </div>
    );
  }
  if (source.isPending) return <Skeleton height={180} role="status" aria-label={messages.loading(title)} />;
  return <p className="wn-state">{empty}</p>;
}
