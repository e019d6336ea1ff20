import './account.css';
import { useResend } from '@portal/auth/sign-in';
import { Button, EmptyState, LinkButton, Notice, Page, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { useAccountMessages } from './messages/use-account-messages.ts';
import { useRegistrationEmail } from './use-registration-email.ts';

export interface EmailNoticeProps {
  /** Where one is in the registration. */
  readonly steps: ReactNode;
}

/** After registering (spec §2.5): what was sent where, and how to have it again. */
export function EmailNotice({ steps }: EmailNoticeProps) {
  const messages = useAccountMessages();
  const email = useRegistrationEmail();
  const resend = useResend();
  // Whether anything was sent is known when script runs, and not before.
  if (!email) {
    return (
      <Page title={messages.noticeUnknown} width="text">
        <NeedsScript />
        <Skeleton height={240} />
      </Page>
    );
  }
  return (
    <Page title={messages.noticeTitle} width="text">
      {steps}
      <EmptyState
        icon="mail"
        title={messages.noticeText(email)}
        action={
          <div className="account-actions">
            <Button variant="secondary" pending={resend.isPending} onClick={() => resend.mutate({ email })}>
              {messages.resend}
            </Button>
            {resend.isSuccess && <LinkButton to="/?a=login">{messages.continueToLogin}</LinkButton>}
          </div>
        }
      >
        {resend.isSuccess ? (
          <Notice kind="success" role="status">
            {messages.resent}
          </Notice>
        ) : (
          messages.noticeHint
        )}
      </EmptyState>
    </Page>
  );
}
