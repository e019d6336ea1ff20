import { useApiClient } from '@portal/api-client';
import {
  type AgentApplicationProgress,
  type ApplicationState,
  followAgentApplication,
  groupReference,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDateTime, LinkButton, Sheet, StatusBadge, type StatusTone, SummaryList } from '@portal/ui';
import { FollowPage } from '../../forms/follow-page.tsx';
import '../../forms/service.css';
import './agent-network.css';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';

const tones: Readonly<Record<ApplicationState, StatusTone>> = {
  received: 'info',
  'under-review': 'info',
  approved: 'good',
  declined: 'danger',
};

export function ApplicationProgress() {
  const messages = useAgentNetworkMessages();
  const api = useApiClient();
  return (
    <FollowPage
      draftKey="pay_kd_agent_application_follow"
      texts={{ ...messages, show: messages.followButton, showing: messages.following, limited: messages.limitedText }}
      backTo="/agent-network"
      ask={(body) => api(followAgentApplication, { body })}
    >
      {(progress) => <Progress progress={progress} />}
    </FollowPage>
  );
}

function Progress({ progress }: { readonly progress: AgentApplicationProgress }) {
  const messages = useAgentNetworkMessages();
  const language = useLanguage();
  const { state, reference, name, lga, receivedAt, reviewStartedAt, decidedAt, declineReason, identityCode } = progress;
  const [label, says] = (
    {
      received: [messages.stateReceived, messages.saysReceived],
      'under-review': [messages.stateUnderReview, messages.saysUnderReview],
      approved: [messages.stateApproved, messages.saysApproved],
      declined: [messages.stateDeclined, messages.saysDeclined],
    } as const
  )[state];
  const moment = (term: string, at: string | null) => (at ? [{ term, detail: formatDateTime(at, language) }] : []);
  return (
    <Sheet className="service-stack" role="status">
      <div>
        <StatusBadge tone={tones[state]}>{label}</StatusBadge>
      </div>
      <p>{says}</p>
      <SummaryList
        items={[
          ...(identityCode
            ? [
                {
                  term: messages.code,
                  detail: <span className="service-code">{groupReference(identityCode)}</span>,
                },
              ]
            : []),
          ...(declineReason ? [{ term: messages.reason, detail: declineReason }] : []),
          { term: messages.reference, detail: <span className="service-code">{groupReference(reference)}</span> },
          { term: messages.applicant, detail: name },
          { term: messages.lga, detail: lga },
          ...moment(messages.receivedAt, receivedAt),
          ...moment(messages.reviewStartedAt, reviewStartedAt),
          ...moment(messages.decidedAt, decidedAt),
        ]}
      />
      {state === 'approved' && <LinkButton to="/agent-network/application?a=register">{messages.register}</LinkButton>}
    </Sheet>
  );
}
