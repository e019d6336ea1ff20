import './uploads.css';
import { activeRole, type Session, useSession } from '@portal/auth';
import { LinkButton, Notice, Sheet, Skeleton, TextLink } from '@portal/ui';
import { AgentUploads } from './agent-uploads.tsx';
import { useUploadsMessages } from './messages/use-uploads-messages.ts';
import { UploadsFrame } from './uploads-frame.tsx';

/** `/uploads` (spec §2.8): open to everybody; without an agent's session it shows its first step. */
export function Uploads() {
  const messages = useUploadsMessages();
  const { status, session } = useSession();
  if (status === 'unknown') {
    return (
      <UploadsFrame>
        <noscript>
          <Notice kind="warning">{messages.needsScript}</Notice>
        </noscript>
        <Skeleton height={320} />
      </UploadsFrame>
    );
  }
  if (!session) return <LogInStep />;
  if (activeRole(session) !== 'Agent') return <NotAnAgent session={session} />;
  return <AgentUploads email={session.user.email} />;
}

const logInAddress = `/uploads?${new URLSearchParams({ a: 'login', routeTo: '/uploads' })}`;

function LogInStep() {
  const messages = useUploadsMessages();
  return (
    <UploadsFrame step={1}>
      <Sheet className="uploads-panel">
        <p>{messages.logInText}</p>
        <div>
          <LinkButton to={logInAddress} size="lg">
            {messages.logIn}
          </LinkButton>
        </div>
        <p>
          {messages.noAccount} <TextLink to="/uploads?a=register">{messages.register}</TextLink>
        </p>
      </Sheet>
    </UploadsFrame>
  );
}

function NotAnAgent({ session }: { readonly session: Session }) {
  const messages = useUploadsMessages();
  return (
    <UploadsFrame step={1}>
      <Sheet className="uploads-panel">
        <h2 className="ui-heading">{messages.notAgentTitle}</h2>
        <p>{messages.notAgentText(session.user.email)}</p>
        <div className="uploads-actions">
          <LinkButton to="/agent-network">{messages.becomeAgent}</LinkButton>
          <LinkButton to="/user/dashboard" variant="secondary">
            {messages.toDashboard}
          </LinkButton>
        </div>
      </Sheet>
    </UploadsFrame>
  );
}
