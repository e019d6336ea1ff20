import { ApiError, ConnectionError, useApiClient } from '@portal/api-client';
import { type AgentApplication, applyAsAgent, type ResponseOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { useDraftForm, useSubmissionId } from '@portal/ui/forms';
import { type FormEvent, useRef } from 'react';
import { useKeptForTab } from '../../forms/kept-for-tab.ts';
import { emptyApplication, fieldsOfServer, parseApplication } from './application-fields.ts';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';

type Received = ResponseOf<typeof applyAsAgent>;
/** Never on the device: after a reload they are entered again. */
const notKept = ['nin', 'hasAgreed'] as const;
const receivedKey = 'pay_kd_agent_application_received';

export function useApplication() {
  const messages = useAgentNetworkMessages();
  const api = useApiClient();
  const language = useLanguage();
  const submission = useSubmissionId('pay_kd_agent_application_id');
  const { kept: received, keep } = useKeptForTab(receivedKey, isReceived);
  const hasTried = useRef(false);
  const form = useDraftForm({
    draftKey: 'pay_kd_agent_application',
    initial: emptyApplication,
    notKept,
    parse: (values) => parseApplication(values, messages),
    // Changed words are another application; what a reload took away is not changed by being entered again.
    onTyped(field) {
      if (hasTried.current || !notKept.some((each) => each === field)) submission.renew();
    },
  });

  const sending = useMutation({
    mutationFn(application: AgentApplication) {
      hasTried.current = true;
      return api(applyAsAgent, { body: { submissionId: submission.current(), language, application } });
    },
    onSuccess(answer) {
      form.reset();
      submission.renew();
      keep(answer);
    },
    onError(error) {
      const fields = error instanceof ApiError ? fieldsOfServer(error.fieldErrors) : {};
      form.refuse(fields, wordsFor(error, messages.offline, messages.failed));
    },
  });

  return {
    form,
    received,
    /** Back to an empty form. */
    startAgain: () => keep(undefined),
    isSending: sending.isPending,
    send(event: FormEvent<HTMLFormElement>) {
      form.onSubmit((application) => sending.mutate(application))(event);
    },
  };
}

function wordsFor(error: Error, offline: string, failed: string): string {
  if (error instanceof ConnectionError) return offline;
  return error instanceof ApiError && error.status === 429 ? error.message : failed;
}

function isReceived(value: unknown): value is Received {
  return typeof value === 'object' && value !== null && 'reference' in value && 'email' in value;
}
