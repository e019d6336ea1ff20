import { Page, Skeleton } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { RegistrationSteps } from '../registration-steps.tsx';

export interface SignupFrameProps {
  readonly step: 1 | 2;
  readonly children: ReactNode;
}

/** Heading, notice and steps (spec §2.4). After a step the focus goes to the heading, as after any navigation. */
export function SignupFrame({ step, children }: SignupFrameProps) {
  const messages = useRegistrationMessages();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const title = step === 1 ? messages.completeRegistration : messages.createPassword;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);

  return (
    <div ref={frame}>
      <Page title={title} lead={messages.publicNotice} width="form">
        <RegistrationSteps current={step} />
        {children}
      </Page>
    </div>
  );
}

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth'];

export function SignupSkeleton() {
  return (
    <div className="registration-form" aria-hidden="true">
      {skeletonRows.map((row) => (
        <Skeleton key={row} height={68} />
      ))}
    </div>
  );
}
