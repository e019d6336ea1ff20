import { messageFrom } from '@portal/api-client';
import { Button, LinkButton } from '@portal/ui';
import { categoryOf, registerAddress } from '../category.ts';
import { LookUpProblem } from '../look-up/look-up-problem.tsx';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { Problem, type ProblemKind, problemOf } from '../problem.tsx';

const endings: readonly ProblemKind[] = ['already-registered', 'details-mismatch', 'expired'];

/** Everything else is said at the form. */
export function endsSignup(error: unknown): boolean {
  return error !== null && endings.includes(problemOf(error));
}

export interface SignupProblemProps {
  readonly error: unknown;
  readonly categoryId: number;
  /** An earlier try was never answered. */
  readonly mayHaveArrived: boolean;
  readonly onCorrect: () => void;
}

export function SignupProblem({ error, categoryId, mayHaveArrived, onCorrect }: SignupProblemProps) {
  const messages = useRegistrationMessages();
  const category = categoryOf(categoryId);
  if (problemOf(error) === 'expired' && mayHaveArrived) {
    return (
      <Problem kind="perhaps-arrived" message={messages.arrivedMessage}>
        <LinkButton to={category ? registerAddress(category) : '/?a=register'}>{messages.enterNinAgain}</LinkButton>
      </Problem>
    );
  }
  if (problemOf(error) !== 'details-mismatch') {
    return <LookUpProblem error={error} category={category} onRetry={onCorrect} />;
  }
  return (
    <Problem kind="details-mismatch" message={messageFrom(error, messages.registrationFailed)}>
      <Button onClick={onCorrect}>{messages.correctDetails}</Button>
    </Problem>
  );
}
