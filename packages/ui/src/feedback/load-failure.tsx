import type { LoadProblem } from '@portal/contracts';
import type { ReactNode } from 'react';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { OneMoment } from './one-moment.tsx';

export interface LoadFailureProps extends Omit<ErrorStateProps, 'message' | 'requestId'> {
  /** Of `problemOf`. */
  readonly problem: LoadProblem;
  /** What could not be loaded, where the server gives no words of its own. */
  readonly message?: ReactNode;
}

/** In place of what could not be loaded: why, and how to try again. */
export function LoadFailure({ problem, title, message, ...rest }: LoadFailureProps) {
  const messages = useUiMessages();
  if (problem.kind === 'rate-limited') {
    return <ErrorState {...rest} title={messages.tooMany} message={messages.waitSeconds(problem.waitSeconds)} />;
  }
  const said = problem.kind === 'failed' && problem.message;
  const failure = (
    <ErrorState
      {...rest}
      {...(title !== undefined && { title })}
      message={said || (message ?? (problem.kind === 'unreachable' ? messages.unreachable : messages.emptyError))}
      requestId={problem.kind === 'failed' ? problem.requestId : undefined}
    />
  );
  const { onRetry, isRetrying = false } = rest;
  if (problem.kind === 'unreachable' && problem.isMomentary && onRetry)
    return <OneMoment onRetry={onRetry} isRetrying={isRetrying} failure={failure} />;
  return failure;
}
