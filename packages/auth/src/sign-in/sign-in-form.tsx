import type { Door } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { type ReactNode, Suspense } from 'react';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { CredentialsStep } from './steps/credentials-step.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Most people who sign in have no second factor. */
const CodeStep = lazyPart(async () => (await import('./steps/code-step.tsx')).CodeStep);
/** Seen once in an account's life. */
const EnrolmentStep = lazyPart(async () => (await import('./steps/enrolment-step.tsx')).EnrolmentStep);
const RecoveryCodesStep = lazyPart(async () => (await import('./steps/recovery-codes-step.tsx')).RecoveryCodesStep);

export interface SignInFormProps {
  readonly door: Door;
  /** Takes the focus when it appears; for dialogs. */
  readonly isFirst?: boolean;
  /** Links between the fields and the button. */
  readonly links?: ReactNode;
  /** What stands below the button while the password is asked for. */
  readonly after?: ReactNode;
}

/** Email and password, the second factor when there is one, and on to where the door leads. */
export function SignInForm({ door, isFirst = false, links, after }: SignInFormProps) {
  const flow = useSignIn(door);
  const { step } = flow;
  return (
    <>
      <AlreadySignedIn door={door} />
      <KeptNotice />
      {step.name === 'credentials' && (
        <>
          <CredentialsStep flow={flow} isFirst={isFirst} links={links} />
          {after}
        </>
      )}
      {/* Not around the fields: those in a page that came as HTML would wake later than the page says it has started. */}
      <Suspense>
        {step.name === 'code' && <CodeStep flow={flow} challenge={step.challenge} />}
        {step.name === 'enrolment' && <EnrolmentStep flow={flow} step={step} />}
        {step.name === 'recovery-codes' && (
          <RecoveryCodesStep codes={step.codes} onKept={() => flow.enter(step.opened)} />
        )}
      </Suspense>
    </>
  );
}
