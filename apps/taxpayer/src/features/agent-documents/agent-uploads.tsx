import { problemOf } from '@portal/api-client';
import { LinkButton, LoadFailure, Notice, Sheet, Skeleton } from '@portal/ui';
import { useEffect } from 'react';
import { useAgentRegistration, useDocumentTypes } from './agent-registration.queries.ts';
import { DocumentRows } from './document-rows.tsx';
import { useUploadsMessages } from './messages/use-uploads-messages.ts';
import { RegistrationFee } from './registration-fee.tsx';
import { RegistrationReview } from './registration-review.tsx';
import { UploadsFrame } from './uploads-frame.tsx';
import { startUploadsOf } from './uploads-store.ts';

export interface AgentUploadsProps {
  readonly email: string;
}

const steps = { 'documents-required': 2, 'payment-required': 3, complete: 4 } as const;

/** Step 2 until every document is there, then step 3: the server says which. */
export function AgentUploads({ email }: AgentUploadsProps) {
  const messages = useUploadsMessages();
  const registration = useAgentRegistration();
  const types = useDocumentTypes();
  useEffect(() => startUploadsOf(email), [email]);

  const failed = [registration, types].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <UploadsFrame step={2}>
        <LoadFailure
          problem={problemOf(failed.error)}
          message={messages.loadFailed}
          isRetrying={registration.isFetching || types.isFetching}
          onRetry={() => void Promise.all([registration.refetch(), types.refetch()])}
        />
      </UploadsFrame>
    );
  }
  if (!registration.data || !types.data) {
    return (
      <UploadsFrame step={2}>
        <Skeleton height={120} />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </UploadsFrame>
    );
  }
  const { status, documents, fee } = registration.data;
  return (
    <UploadsFrame step={steps[status]}>
      {status === 'complete' && (
        <Notice kind="success" title={messages.completeTitle}>
          <p>{messages.completeText}</p>
          <div className="uploads-actions">
            {fee.billReference && (
              <LinkButton to={`/payment_summary_open?ref=${fee.billReference}`}>{messages.receipt}</LinkButton>
            )}
            <LinkButton to="/user/dashboard" variant="secondary">
              {messages.toDashboard}
            </LinkButton>
          </div>
        </Notice>
      )}
      {status === 'complete' && <RegistrationReview />}
      <Sheet className="uploads-panel">
        <div className="uploads-head">
          <h2 className="ui-heading">{messages.documents}</h2>
          <span role="status">{messages.received(documents.length, types.data.length)}</span>
        </div>
        <p className="uploads-hint">{messages.documentsHint}</p>
        <DocumentRows types={types.data} registration={registration.data} />
      </Sheet>
      {status !== 'complete' && <RegistrationFee registration={registration.data} />}
    </UploadsFrame>
  );
}
