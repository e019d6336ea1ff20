import { ApiError, messageFrom } from '@portal/api-client';
import { useFields } from '@portal/auth/sign-in';
import { ninSchema, ungrouped, virtualNinSchema } from '@portal/contracts';
import { useNavigate } from '@portal/platform/router';
import { Button, Notice, Page, Sheet, TextInput, TextLink } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NeedsScript } from '../../../forms/needs-script.tsx';
import { PrivacyLink } from '../../../forms/privacy-link.tsx';
import { SwitchedOff } from '../../../forms/switched-off.tsx';
import { keepRegistration, keptRegistration } from '../../../registration-session.ts';
import { type Category, proofAddress } from '../category.ts';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { Problem, problemOf } from '../problem.tsx';
import { isRateLimit, type TypedNumber, useStartLookUp } from './look-up.queries.ts';
import { SlowNotice } from './slow-notice.tsx';

export interface NinStepProps {
  readonly category: Category;
}

type Kind = 'nin' | 'virtualNin';

/** The number stays in its field whatever happens. */
export function NinStep({ category }: NinStepProps) {
  const messages = useRegistrationMessages();
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>('nin');
  const start = useStartLookUp(category.id);
  const { values, field, check, fill, focus } = useFields({
    nin: (nin) => (kind !== 'nin' || ninSchema.safeParse(nin).success ? undefined : messages.ninRule),
    virtualNin: (number) =>
      kind !== 'virtualNin' || virtualNinSchema.safeParse(number).success ? undefined : messages.virtualNinRule,
  });

  useEffect(() => {
    const { nin } = keptRegistration();
    if (!nin) return;
    const keptKind = /^\d+$/.test(nin) ? 'nin' : 'virtualNin';
    setKind(keptKind);
    fill({ [keptKind]: nin });
  }, [fill]);

  function lookUp() {
    const typed = ungrouped(values[kind]);
    const number: TypedNumber = kind === 'nin' ? { nin: typed } : { virtualNin: typed };
    start.mutate(number, {
      onSuccess({ lookUpToken, sentTo, channels }) {
        keepRegistration(typed, { token: lookUpToken, categoryId: category.id, sentTo });
        void navigate(channels.length > 0 ? proofAddress(category) : '/signup');
      },
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!start.isPending && check()) lookUp();
  }

  const hasProblem = start.isError && !staysInForm(start.error);
  const hadProblem = useRef(false);
  useEffect(() => {
    // Back at the form after a problem: there is something to correct.
    if (hadProblem.current && !hasProblem && !start.isPending) focus(kind);
    hadProblem.current = hasProblem;
  });

  if (hasProblem) {
    const problem = problemOf(start.error);
    return (
      <Problem kind={problem} message={messageFrom(start.error, messages.lookUpFailed)}>
        {problem === 'nin-not-found' ? (
          <Button onClick={start.reset}>{messages.checkNumber}</Button>
        ) : (
          <>
            <Button onClick={lookUp}>{messages.tryAgain}</Button>
            <Button variant="secondary" onClick={start.reset}>
              {messages.goBack}
            </Button>
          </>
        )}
      </Problem>
    );
  }

  const isOrganisation = category.userType !== 'Individual';
  const common = { required: true, withAsterisk: false, autoComplete: 'off', spellCheck: false } as const;
  return (
    <Page title={messages.registerAs(messages[category.userType])} width="form" lead={messages.publicNotice}>
      <NeedsScript />
      <SwitchedOff feature="registration" />
      <Sheet>
        <form className="registration-form" onSubmit={submit} noValidate>
          {isOrganisation && <p>{messages.representative}</p>}
          {kind === 'nin' ? (
            <TextInput
              {...common}
              {...field('nin')}
              label={messages.nin}
              description={messages.ninHint}
              inputMode="numeric"
              maxLength={20}
            />
          ) : (
            <TextInput
              {...common}
              {...field('virtualNin')}
              label={messages.virtualNin}
              description={messages.virtualNinHint}
              autoCapitalize="characters"
              maxLength={20}
            />
          )}
          {start.isError && (
            <Notice kind="danger" role="alert">
              {messageFrom(start.error, messages.lookUpFailed)}
            </Notice>
          )}
          <Button type="submit" size="lg" fullWidth pending={start.isPending} pendingText={messages.lookingUp}>
            {messages.continue}
          </Button>
          {start.isPending ? (
            <SlowNotice
              onCancel={() => {
                start.cancel();
                focus(kind);
              }}
            />
          ) : (
            <Button variant="quiet" onClick={() => setKind(kind === 'nin' ? 'virtualNin' : 'nin')}>
              {kind === 'nin' ? messages.useVirtualNin : messages.useNin}
            </Button>
          )}
        </form>
      </Sheet>
      <p className="registration-aside">{messages.privacy}</p>
      <PrivacyLink />
      <p>
        <TextLink to="/?a=register">{messages.otherCategory}</TextLink>
      </p>
    </Page>
  );
}

function staysInForm(error: unknown): boolean {
  return isRateLimit(error) || (error instanceof ApiError && error.is('request.invalid'));
}
