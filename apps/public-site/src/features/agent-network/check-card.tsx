import { groupReference, type VerifiedMember } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import {
  formatDate,
  Icon,
  LinkButton,
  LoadFailure,
  Notice,
  type NoticeKind,
  Page,
  Sheet,
  SummaryList,
  TextLink,
} from '@portal/ui';
import '../../forms/service.css';
import './agent-network.css';
import { CheckCodeForm } from './check-code-form.tsx';
import type { CardAnswer } from './load-agents.ts';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';

export interface CheckCardProps {
  readonly code: string;
  readonly answer: CardAnswer;
}

/** Yes, no, suspended or expired, in one line and a colour that is never alone; then what to compare. */
export function CheckCard({ code, answer }: CheckCardProps) {
  const messages = useAgentNetworkMessages();
  const isAsked = answer.kind !== 'nothing-asked';
  return (
    <Page title={messages.checkPageTitle} lead={messages.checkHint} width="form">
      <Verdict answer={answer} />
      {answer.kind === 'known' && answer.member.kind === 'enumerator' && <NeverPay />}
      {answer.kind === 'known' && <Member member={answer.member} />}
      {answer.kind === 'known' && answer.member.kind === 'enumerator' && answer.member.standing === 'active' && (
        <MayList />
      )}
      {answer.kind === 'not-found' && (
        <LinkButton to="/contact-us" variant="secondary">
          {messages.tellUs}
        </LinkButton>
      )}
      <Sheet aria-label={messages.checkTitle} className="ui-screen-only">
        {isAsked && <h2 className="ui-heading service-gap">{messages.checkAnother}</h2>}
        <CheckCodeForm code={answer.kind === 'known' ? '' : code} isFurther={isAsked} key={code} />
      </Sheet>
      <p className="ui-screen-only">
        <TextLink to="/agent-network" className="service-back">
          <Icon name="arrow-left" /> {messages.back}
        </TextLink>
      </p>
    </Page>
  );
}

function Verdict({ answer }: Pick<CheckCardProps, 'answer'>) {
  const messages = useAgentNetworkMessages();
  const revalidator = useRevalidator();
  const says = (kind: NoticeKind, title: string, text: string) => (
    <Notice kind={kind} title={title} role="status">
      <p>{text}</p>
    </Notice>
  );
  switch (answer.kind) {
    case 'nothing-asked':
      return null;
    case 'not-found':
      return says('danger', messages.unknownTitle, messages.unknownText);
    case 'rate-limited':
      return says('warning', messages.limitedTitle, messages.limitedText(answer.waitSeconds));
    case 'unreachable':
    case 'failed':
      return (
        <LoadFailure
          // Whatever the server says, an unanswered check is no yes.
          problem={{ kind: 'unreachable' }}
          title={messages.unreachableTitle}
          message={messages.unreachableText}
          onRetry={() => void revalidator.revalidate()}
          isRetrying={revalidator.state === 'loading'}
        />
      );
    case 'known': {
      const { standing, kind, duty } = answer.member;
      if (standing === 'suspended') return says('danger', messages.suspendedTitle, messages.suspendedText);
      if (standing === 'expired') return says('warning', messages.expiredTitle, messages.expiredText);
      if (duty) {
        // Green is for a payment that is confirmed: nobody pays an enumerator.
        if (kind === 'enumerator' && duty.isOnDuty) return says('info', messages.enumeratorOnDuty, messages.checkHint);
        if (!duty.isOnDuty) return says('warning', messages.offDuty, messages.offDutyText);
        return says('success', messages.onDuty, messages.officerText);
      }
      return says('success', kind === 'agent' ? messages.activeAgent : messages.activeCollector, messages.activeText);
    }
  }
}

/** Whatever the badge is worth, and before the name. */
function NeverPay() {
  const messages = useAgentNetworkMessages();
  return (
    <Notice kind="warning" title={messages.neverPay}>
      <p>{messages.neverPayText}</p>
    </Notice>
  );
}

function MayList() {
  const messages = useAgentNetworkMessages();
  return (
    <Sheet aria-label={messages.mayTitle}>
      <h2 className="ui-heading">{messages.mayTitle}</h2>
      <ul>
        {messages.may.split('\n').map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h2 className="ui-heading">{messages.mayNotTitle}</h2>
      <ul>
        {messages.mayNot.split('\n').map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Sheet>
  );
}

function Member({ member }: { readonly member: VerifiedMember }) {
  const messages = useAgentNetworkMessages();
  const language = useLanguage();
  return (
    <Sheet aria-label={messages.name}>
      <SummaryList
        items={[
          { term: messages.name, detail: <strong>{member.name}</strong> },
          { term: messages.kind, detail: messages[member.kind] },
          ...(member.duty ? [{ term: messages.office, detail: member.duty.office }] : []),
          ...(member.employer ? [{ term: messages.employer, detail: member.employer }] : []),
          { term: messages.lga, detail: member.lga },
          { term: messages.validUntil, detail: formatDate(member.validUntil, language) },
          { term: messages.code, detail: <span className="service-code">{groupReference(member.code)}</span> },
        ]}
      />
    </Sheet>
  );
}
