import { messageFrom } from '@portal/api-client';
import { Button } from '@portal/ui';
import { categoryOf } from '../category.ts';
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
  readonly onCorrect: () => void;
}

export function SignupProblem({ error, categoryId, onCorrect }: SignupProblemProps) {
  const messages = useRegistrationMessages();
  if (problemOf(error) !== 'details-mismatch') {
    return <LookUpProblem error={error} category={categoryOf(categoryId)} onRetry={onCorrect} />;
  }
  return (
    <Problem kind="details-mismatch" message={messageFrom(error, messages.registrationFailed)}>
      <Button onClick={onCorrect}>{messages.correctDetails}</Button>
    </Problem>
  );
}
