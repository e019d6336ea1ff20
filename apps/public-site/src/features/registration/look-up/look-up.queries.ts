import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import {
  getLookUp,
  type LookUp,
  type ProofChannel,
  proveIdentity,
  sendProofCode,
  startRegistration,
} from '@portal/contracts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { useRef } from 'react';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import { problemOf } from '../problem.tsx';

const keyOf = (token: string | undefined) => ['registration', 'look-up', token] as const;

/** What the look-up has shown so far. It comes with the answers of the calls below; only a reload asks for it again. */
export function useLookUp(token: string | undefined) {
  const api = useApiClient();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: token ? ({ signal }) => api(getLookUp, { body: { lookUpToken: token } }, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type TypedNumber = { readonly nin: string } | { readonly virtualNin: string };

/** Asks the identity provider. It may take its time, so that the person can stop waiting. */
export function useStartLookUp(categoryId: number) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const messages = useRegistrationMessages();
  const stop = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn(number: TypedNumber) {
      stop.current = new AbortController();
      return api(startRegistration, { body: { agencyTypeId: categoryId, ...number } }, stop.current.signal);
    },
    onSuccess: ({ sentTo: _, ...lookUp }) => queryClient.setQueryData<LookUp>(keyOf(lookUp.lookUpToken), lookUp),
    onError(error) {
      // What has a screen of its own says it there.
      if (stop.current?.signal.aborted || problemOf(error) !== 'failed') return;
      showToast({ kind: 'error', message: messageFrom(error, messages.lookUpFailed) });
    },
  });
  return {
    ...mutation,
    cancel() {
      stop.current?.abort();
      mutation.reset();
    },
  };
}

export function useSendProofCode(token: string) {
  const api = useApiClient();
  return useMutation({
    mutationFn: (channel: ProofChannel) => api(sendProofCode, { body: { lookUpToken: token, channel } }),
  });
}

export function useProveIdentity(token: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api(proveIdentity, { body: { lookUpToken: token, code } }),
    onSuccess: (lookUp) => queryClient.setQueryData<LookUp>(keyOf(token), lookUp),
  });
}

/** The number was asked for too often, or the person stopped waiting: the form stays as it is. */
export function isRateLimit(error: unknown): error is ApiError {
  return error instanceof ApiError && error.is('request.rate-limited');
}
