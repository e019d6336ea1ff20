import { ApiError, messageFrom } from '@portal/api-client';
import { CodeField, useFields } from '@portal/auth/sign-in';
import { type ProofChannel, ungrouped } from '@portal/contracts';
import { Button, LinkButton, Notice, Page, Sheet, TextLink } from '@portal/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { type KeptLookUp, keepRegistration, keptRegistration } from '../../../registration-session.ts';
import { type Category, registerAddress } from '../category.ts';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { useProveIdentity, useSendProofCode } from './look-up.queries.ts';
import { LookUpProblem } from './look-up-problem.tsx';

export interface ProofFormProps {
  readonly category: Category;
  readonly kept: KeptLookUp;
  readonly channels: readonly ProofChannel[];
}

const wholeCode = /^\d{6}$/;

/** Control of the phone or e-mail that the register knows; `ProofStep` goes on once it is proved. */
export function ProofForm({ category, kept, channels }: ProofFormProps) {
  const messages = useRegistrationMessages();
  const [sentTo, setSentTo] = useState(kept.sentTo);
  const prove = useProveIdentity(kept.token);
  const send = useSendProofCode(kept.token);
  const { values, field, check, refuse, focus, reset } = useFields({
    code: (code) => (wholeCode.test(ungrouped(code)) ? undefined : messages.codeRule),
  });
  const failure = [prove.error, send.error].find((error) => error && !isMendable(error));

  function proveWith(code: string) {
    if (prove.isPending) return;
    prove.mutate(code, {
      onError(error) {
        if (!isMendable(error)) return;
        refuse({ code: messageFrom(error, messages.proofFailed) });
        focus('code');
      },
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (check()) proveWith(ungrouped(values.code));
  }

  function sendTo(channel: ProofChannel) {
    prove.reset();
    send.mutate(channel, {
      onSuccess(answer) {
        setSentTo(answer.sentTo);
        const { nin } = keptRegistration();
        if (nin) keepRegistration(nin, { ...kept, sentTo: answer.sentTo });
        reset();
        focus('code');
      },
    });
  }

  function tryAgain() {
    prove.reset();
    send.reset();
  }

  if (failure) {
    return <LookUpProblem error={failure} category={category} onRetry={tryAgain} />;
  }

  const code = field('code');
  return (
    <Page title={messages.proofTitle} width="form">
      <Sheet>
        <form className="registration-form" onSubmit={submit} noValidate>
          {sentTo && <p>{sentTo === 'phone' ? messages.sentToPhone : messages.sentToEmail}</p>}
          {!sentTo && <p>{messages.nothingSent}</p>}
          {send.isSuccess && (
            <Notice kind="success" role="status">
              {messages.codeSentAgain}
            </Notice>
          )}
          {send.isError && (
            <Notice kind="danger" role="alert">
              {messageFrom(send.error, messages.proofFailed)}
            </Notice>
          )}
          {sentTo && (
            <>
              <CodeField
                {...code}
                kind="one-time"
                label={messages.code}
                description={messages.codeHint}
                onChange={(event: ChangeEvent<HTMLInputElement>) => {
                  code.onChange(event);
                  const typed = ungrouped(event.currentTarget.value);
                  // Phones fill the whole code in at once; nothing is left to press.
                  if (wholeCode.test(typed)) proveWith(typed);
                }}
              />
              <Button type="submit" size="lg" fullWidth pending={prove.isPending} pendingText={messages.checkingCode}>
                {messages.continue}
              </Button>
            </>
          )}
          <div className="registration-actions">
            {channels.map((channel) => (
              <Button key={channel} variant="quiet" pending={send.isPending} onClick={() => sendTo(channel)}>
                {channel === 'phone' ? messages.sendToPhone : messages.sendToEmail}
              </Button>
            ))}
          </div>
        </form>
      </Sheet>
      <Sheet tone="sunken" className="registration-form">
        <p>{messages.noAccess}</p>
        <div>
          <LinkButton to="/signup" variant="secondary">
            {messages.withoutCode}
          </LinkButton>
        </div>
      </Sheet>
      <p>
        <TextLink to={registerAddress(category)}>{messages.otherNin}</TextLink>
      </p>
    </Page>
  );
}

/** A wrong code, too many tries, no connection: another try may mend it, and the step stays. */
function isMendable(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  return !error.is('registration.already-registered') && !error.is('registration.look-up-expired');
}
