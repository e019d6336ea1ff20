import { messageFrom } from '@portal/api-client';
import { Button, LinkButton } from '@portal/ui';
import { type Category, registerAddress } from '../category.ts';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { Problem, problemOf } from '../problem.tsx';

export interface LookUpProblemProps {
  readonly error: unknown;
  /** Unknown when the tab has lost it. */
  readonly category: Category | undefined;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

/** When a look-up cannot be gone on with: somebody has an account, it is too old, or nobody answers. */
export function LookUpProblem({ error, category, isRetrying = false, onRetry }: LookUpProblemProps) {
  const messages = useRegistrationMessages();
  const kind = problemOf(error);
  const ninAgain = category ? registerAddress(category) : '/?a=register';
  return (
    <Problem kind={kind} message={messageFrom(error, messages.lookUpFailed)}>
      {kind === 'already-registered' && (
        <>
          <LinkButton to="/?a=login">{messages.signIn}</LinkButton>
          <LinkButton to="/?a=forgot-password" variant="secondary">
            {messages.resetPassword}
          </LinkButton>
        </>
      )}
      {kind === 'expired' && <LinkButton to={ninAgain}>{messages.enterNinAgain}</LinkButton>}
      {kind !== 'already-registered' && kind !== 'expired' && (
        <Button pending={isRetrying} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </Problem>
  );
}
