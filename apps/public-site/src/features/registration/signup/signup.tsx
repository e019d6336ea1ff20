import '../registration.css';
import { useNavigate } from '@portal/platform/router';
import { LinkButton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { NeedsScript } from '../../../forms/needs-script.tsx';
import { keptRegistration, type Registration } from '../../../registration-session.ts';
import { categoryOf } from '../category.ts';
import { useLookUp } from '../look-up/look-up.queries.ts';
import { LookUpProblem } from '../look-up/look-up-problem.tsx';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { Problem } from '../problem.tsx';
import { SignupForm } from './signup-form.tsx';
import { SignupFrame, SignupSkeleton } from './signup-frame.tsx';

/** `/signup`: the NIN comes with the tab's session; without one the person goes to the login (spec §2.4). */
export function Signup() {
  const messages = useRegistrationMessages();
  const navigate = useNavigate();
  const [kept, setKept] = useState<Registration>();
  const lookUp = useLookUp(kept?.lookUp?.token);

  useEffect(() => {
    const found = keptRegistration();
    if (found.nin) setKept(found);
    else void navigate('/login', { replace: true });
  }, [navigate]);

  if (kept && !kept.lookUp) {
    return (
      <Problem kind="expired" message={messages.lookUpLost}>
        <LinkButton to="/?a=register">{messages.enterNinAgain}</LinkButton>
      </Problem>
    );
  }
  if (lookUp.isError) {
    return (
      <LookUpProblem
        error={lookUp.error}
        category={categoryOf(kept?.lookUp?.categoryId)}
        isRetrying={lookUp.isFetching}
        onRetry={() => void lookUp.refetch()}
      />
    );
  }
  if (!kept?.nin || !kept.lookUp || !lookUp.data) {
    return (
      <SignupFrame step={1}>
        <NeedsScript />
        <SignupSkeleton />
      </SignupFrame>
    );
  }
  return <SignupForm nin={kept.nin} kept={kept.lookUp} lookUp={lookUp.data} />;
}
