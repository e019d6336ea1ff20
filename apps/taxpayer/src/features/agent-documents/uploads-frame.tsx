import { Page } from '@portal/ui';
import { Stepper } from '@portal/ui/forms';
import type { ReactNode } from 'react';
import { useUploadsMessages } from './messages/use-uploads-messages.ts';

export interface UploadsFrameProps {
  /** 4: all three are behind one. Absent while nobody knows who is here. */
  readonly step?: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
}

export function UploadsFrame({ step, children }: UploadsFrameProps) {
  const messages = useUploadsMessages();
  const steps = [messages.logIn, messages.uploadDocument, messages.makePayment];
  return (
    <Page title={messages.title} width="text" lead={messages.notice}>
      {step && <Stepper label={messages.steps} steps={steps} current={step} />}
      {children}
    </Page>
  );
}
