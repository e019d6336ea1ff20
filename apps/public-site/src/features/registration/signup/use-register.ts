import { ApiError, useApiClient } from '@portal/api-client';
import { type PreRegistration, type RequestOf, register } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { useRef } from 'react';
import { endRegistration, type KeptLookUp } from '../../../registration-session.ts';
import { isDetailField } from './details-schema.ts';

type Body = RequestOf<typeof register>['body'];

export interface Completed {
  readonly fields: Omit<Body, 'lookUpToken' | 'nin' | 'agencyTypeId' | 'agent_type' | 'password' | 'confirmPassword'>;
  readonly password: string;
  readonly confirmPassword: string;
}

export interface RegisterOptions {
  readonly nin: string;
  readonly kept: KeptLookUp;
  readonly userType: PreRegistration['userType'];
}

/** Sends everything of both steps. What was kept for the tab is forgotten once it has worked, not before. */
export function useRegister({ nin, kept, userType }: RegisterOptions) {
  const api = useApiClient();
  const navigate = useNavigate();
  const isAnswerLost = useRef(false);
  const registering = useMutation({
    mutationFn: ({ fields, ...passwords }: Completed) =>
      api(register, {
        body: {
          ...fields,
          ...passwords,
          lookUpToken: kept.token,
          nin,
          agencyTypeId: kept.categoryId,
          agent_type: userType,
        },
      }),
    async onSuccess({ email }) {
      await navigate(`/email-notice?${new URLSearchParams({ email })}`, { replace: true });
      endRegistration();
    },
    onError(error) {
      isAnswerLost.current ||= !(error instanceof ApiError);
    },
  });
  return {
    ...registering,
    /** An earlier try was never answered: it may be the one that this one comes too late for. */
    mayHaveArrived: () => isAnswerLost.current,
  };
}

/** What the server says about fields of step 1. */
export function detailErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fieldErrors).filter(([name]) => isDetailField(name)));
}
