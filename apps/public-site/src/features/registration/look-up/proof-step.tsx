import { useNavigate } from '@portal/platform/router';
import { Page, Skeleton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { type KeptLookUp, keptRegistration } from '../../../registration-session.ts';
import { type Category, registerAddress } from '../category.ts';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { useLookUp } from './look-up.queries.ts';
import { LookUpProblem } from './look-up-problem.tsx';
import { ProofForm } from './proof-form.tsx';

export interface ProofStepProps {
  readonly category: Category;
}

/** Without a look-up there is nothing to prove: then the NIN is asked for. */
export function ProofStep({ category }: ProofStepProps) {
  const messages = useRegistrationMessages();
  const navigate = useNavigate();
  const [kept, setKept] = useState<KeptLookUp>();
  const lookUp = useLookUp(kept?.token);
  const isProved = lookUp.data?.isProved ?? false;

  useEffect(() => {
    const found = keptRegistration().lookUp;
    if (found?.categoryId === category.id) setKept(found);
    else void navigate(registerAddress(category), { replace: true });
  }, [category, navigate]);

  useEffect(() => {
    if (isProved) void navigate('/signup', { replace: true });
  }, [isProved, navigate]);

  if (lookUp.isError) {
    return (
      <LookUpProblem
        error={lookUp.error}
        category={category}
        isRetrying={lookUp.isFetching}
        onRetry={() => void lookUp.refetch()}
      />
    );
  }
  if (!kept || !lookUp.data || isProved) {
    return (
      <Page title={messages.proofTitle} width="form">
        <Skeleton height={240} />
      </Page>
    );
  }
  return <ProofForm category={category} kept={kept} channels={lookUp.data.channels} />;
}
