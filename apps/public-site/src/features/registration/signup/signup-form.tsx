import { ApiError } from '@portal/api-client';
import { useNewPassword } from '@portal/auth/new-password';
import type { LookUp } from '@portal/contracts';
import { Navigate, useNavigate, useSearchParams } from '@portal/platform/router';
import type { KeptLookUp } from '../../../registration-session.ts';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { DetailsStep } from './details-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { SignupFrame } from './signup-frame.tsx';
import { endsSignup, SignupProblem } from './signup-problem.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { detailErrorsOf, useRegister } from './use-register.ts';

export interface SignupFormProps {
  readonly nin: string;
  readonly kept: KeptLookUp;
  readonly lookUp: LookUp;
}

const detailsAddress = '/signup';
const passwordAddress = '/signup?step=password';

/** Both steps live here, so that going back and forth loses neither the fields nor the password. */
export function SignupForm({ nin, kept, lookUp }: SignupFormProps) {
  const messages = useRegistrationMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { form, complete } = useDetailsForm(lookUp.preRegistration);
  const password = useNewPassword({
    passwordRequired: messages.fieldRequired,
    confirmRequired: messages.fieldRequired,
  });
  const register = useRegister({ nin, kept, userType: lookUp.preRegistration.userType });
  const isPasswordStep = search.get('step') === 'password';

  function correctDetails(errors: Readonly<Record<string, string>>) {
    form.refuse(errors);
    register.reset();
    void navigate(detailsAddress);
  }

  function submit() {
    const { password: chosen, confirmPassword } = password.values;
    const fields = complete();
    if (!fields) return;
    register.mutate(
      { fields, password: chosen, confirmPassword },
      {
        onError(error) {
          const errors = detailErrorsOf(error);
          if (!endsSignup(error) && Object.keys(errors).length > 0) return correctDetails(errors);
          if (error instanceof ApiError) password.refuse(error.fieldErrors);
        },
      },
    );
  }

  if (endsSignup(register.error)) {
    return (
      <SignupProblem
        error={register.error}
        categoryId={kept.categoryId}
        mayHaveArrived={register.mayHaveArrived()}
        onCorrect={() => correctDetails(detailErrorsOf(register.error))}
      />
    );
  }
  if (isPasswordStep && !complete()) return <Navigate to={detailsAddress} replace />;
  return (
    <SignupFrame step={isPasswordStep ? 2 : 1}>
      {isPasswordStep ? (
        <PasswordStep
          email={form.getValues().email}
          fields={password}
          error={register.error}
          isPending={register.isPending}
          onSubmit={submit}
        />
      ) : (
        <DetailsStep
          form={form}
          nin={nin}
          lookUp={lookUp}
          categoryId={kept.categoryId}
          onNext={() => void navigate(passwordAddress)}
        />
      )}
    </SignupFrame>
  );
}
