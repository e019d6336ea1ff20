import { useApiClient } from '@portal/api-client';
import { type ContentItem, publishContent, sendContentBack } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDateTime, Notice } from '@portal/ui';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { useCmsMessages } from './messages/use-cms-messages.ts';

interface ProposalProps {
  readonly item: ContentItem;
  readonly onDone: (item: ContentItem) => void;
}

/** What waits for a second person, who decides here; or why it was sent back. */
export function Proposal({ item, onDone }: ProposalProps) {
  const messages = useCmsMessages();
  const language = useLanguage();
  const api = useApiClient();
  const [asking, setAsking] = useState<'approve' | 'back'>();
  const { proposal, sentBack, id, draftVersion } = item;
  if (!proposal)
    return (
      sentBack !== null && (
        <Notice kind="warning" title={messages.wasSentBack}>
          <p>“{sentBack}”</p>
        </Notice>
      )
    );
  const when =
    proposal.publishAt === null ? messages.atOnce : messages.appears(formatDateTime(proposal.publishAt, language));
  const common = { onClose: () => setAsking(undefined), onDone };
  return (
    <Notice kind="info" title={messages.proposedBy(proposal.by, formatDateTime(proposal.at, language))}>
      <p>
        {when} {!proposal.mayDecide && messages.secondPerson}
      </p>
      <p className="cms-moves">
        {proposal.mayDecide && (
          <Button size="sm" onClick={() => setAsking('approve')}>
            {messages.approve}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setAsking('back')}>
          {proposal.mayDecide ? messages.sendBack : messages.takeBack}
        </Button>
      </p>
      {asking === 'approve' && (
        <ConfirmDialog
          {...common}
          title={messages.approve}
          action={messages.approve}
          done={messages.approved}
          confirm={() => api(publishContent, { params: { id }, body: { draftVersion } })}
        >
          <p>{when}</p>
          <p>{messages.approveEffect}</p>
        </ConfirmDialog>
      )}
      {asking === 'back' && (
        <ReasonDialog
          {...common}
          title={proposal.mayDecide ? messages.sendBack : messages.takeBack}
          action={proposal.mayDecide ? messages.sendBack : messages.takeBack}
          done={messages.wasSentBack}
          confirm={(reason) => api(sendContentBack, { params: { id }, body: { draftVersion, reason } })}
        >
          {messages.sendBackEffect}
        </ReasonDialog>
      )}
    </Notice>
  );
}
