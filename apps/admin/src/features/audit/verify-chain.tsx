import { useApiClient } from '@portal/api-client';
import { verifyAuditTrail } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, ErrorState } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useAuditMessages } from './messages/use-audit-messages.ts';
import { Verdict } from './verdict.tsx';
import { VerifyDay } from './verify-day.tsx';

/** Walks the whole chain on the server and says whether every row is what was written. */
export function VerifyChain() {
  const messages = useAuditMessages();
  const api = useApiClient();
  const walk = useMutation({ mutationFn: () => api(verifyAuditTrail, {}) });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        pending={walk.isPending}
        pendingText={messages.verifying}
        onClick={() => walk.mutate()}
      >
        {messages.verify}
      </Button>
      <Modal isOpen={walk.isSuccess || walk.isError} onClose={walk.reset} title={messages.verify}>
        {walk.isError && <ErrorState message={messages.verifyFailed} onRetry={() => walk.mutate()} />}
        {walk.data && <Verdict verdict={walk.data} />}
      </Modal>
      <VerifyDay />
    </>
  );
}
