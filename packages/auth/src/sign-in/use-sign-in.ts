import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import {
  type Door,
  doorOf,
  enrolSecondFactorAtSignIn,
  type OpenSession,
  otherDoorOf,
  passSecondFactor,
  type SignInOutcome,
  signIn,
} from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate, useSearchParams } from '@portal/platform/router';
import { dismissToast, showToast } from '@portal/ui';
import { useRef, useState } from 'react';
import { keepKnownDevice, knownDevice } from '../session/known-device.ts';
import { activeRole, sessionOf } from '../session/session.ts';
import { noteSessionUse } from '../session/session-clock.ts';
import { openSession } from '../session/session-store.ts';
import type { KeptEmail } from './kept-email.ts';
import { useSignInMessages } from './messages/use-sign-in-messages.ts';

type OutcomeOf<O> = Extract<SignInOutcome, { outcome: O }>;

export type SignInStep =
  | { readonly name: 'credentials' }
  | { readonly name: 'code'; readonly challenge: string }
  | ({ readonly name: 'enrolment' } & Pick<OutcomeOf<'second-factor-enrolment'>, 'challenge' | 'otpauthUri' | 'secret'>)
  | { readonly name: 'recovery-codes'; readonly codes: readonly string[]; readonly opened: OpenSession };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const start: SignInStep = { name: 'credentials' };

/** Signing in through a door, from the password to the open session; `AlreadySignedIn` then leads on. */
export function useSignIn(door: Door) {
  const api = useApiClient();
  const messages = useSignInMessages();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useState<SignInStep>(start);
  const typed = useRef('');

  function goToOtherDoor(path: string) {
    const routeTo = search.get('routeTo');
    const carried = routeTo ? `?${new URLSearchParams({ routeTo })}` : '';
    const isOurs = path.startsWith('/') && !path.startsWith('//');
    showToast({ kind: 'info', message: isOurs && path !== '/' ? messages.otherDoor : messages.notHere });
    const state: KeptEmail = { email: typed.current };
    return navigate((isOurs ? path : '/') + carried, { replace: true, state });
  }

  async function enter(opened: OpenSession) {
    const session = sessionOf(opened);
    const role = activeRole(session);
    // The server decides; a session that is not for this door is not kept (spec §4).
    if (!role || doorOf(role) !== door) return goToOtherDoor(otherDoorOf(door, role ?? ''));
    queryClient.clear();
    if (opened.device) keepKnownDevice(opened.device);
    noteSessionUse();
    await openSession(session);
  }

  /** A loading toast while it lasts, then nothing or an error. */
  const call = <V, R>(work: (values: V) => Promise<R>, then: (answer: R) => unknown) => ({
    mutationFn: work,
    onMutate: () => showToast({ kind: 'loading', message: messages.loggingIn }),
    async onSuccess(answer: R, _: V, toast: number) {
      dismissToast(toast);
      await then(answer);
    },
    onError(error: Error) {
      showToast({ kind: 'error', message: messageFrom(error, messages.loginFailed) });
      if (error instanceof ApiError && error.is('identity.challenge-expired')) setStep(start);
    },
  });

  const credentials = useMutation(
    call(
      (fields: Credentials) => {
        typed.current = fields.email;
        return api(signIn, { body: { ...fields, ...knownDevice(), door } });
      },
      (answer) => {
        switch (answer.outcome) {
          case 'signed-in':
            return enter(answer);
          case 'second-factor-required':
            return setStep({ name: 'code', challenge: answer.challenge });
          case 'second-factor-enrolment':
            return setStep({ name: 'enrolment', ...answer });
          case 'other-door':
            return goToOtherDoor(answer.redirectTo);
        }
      },
    ),
  );
  const code = useMutation(
    call(
      (body: { challenge: string; code: string }) => api(passSecondFactor, { body: { ...body, ...knownDevice() } }),
      enter,
    ),
  );
  const enrolment = useMutation(
    call(
      (body: { challenge: string; code: string }) =>
        api(enrolSecondFactorAtSignIn, { body: { ...body, ...knownDevice() } }),
      ({ recoveryCodes, ...opened }) => setStep({ name: 'recovery-codes', codes: recoveryCodes, opened }),
    ),
  );

  return { step, credentials, code, enrolment, enter, startAgain: () => setStep(start) };
}

export type SignInFlow = ReturnType<typeof useSignIn>;
