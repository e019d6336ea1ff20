import type { OwnSession } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDateTime, Icon, StatusBadge } from '@portal/ui';
import { useAccountMessages } from './messages/use-account-messages.ts';

export interface SessionItemProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionItem({
  session: { isCurrent, device, address, createdAt, lastUsedAt },
  isEnding,
  onEnd,
}: SessionItemProps) {
  const messages = useAccountMessages();
  const language = useLanguage();
  const name = device || messages.unknownDevice;
  return (
    <li>
      <Icon name={/android|ios/i.test(device) ? 'phone' : 'device'} size={24} />
      <div className="account-session">
        <p className="account-session-name">
          {name} {isCurrent && <StatusBadge tone="good">{messages.thisDevice}</StatusBadge>}
        </p>
        <p className="account-text">
          {messages.signedIn}: {formatDateTime(createdAt, language)}
        </p>
        {!isCurrent && (
          <p className="account-text">
            {messages.lastUsed}: {formatDateTime(lastUsedAt, language)}
          </p>
        )}
        <p className="account-text">
          {messages.address}: <span className="account-address">{address}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          pending={isEnding}
          pendingText={messages.signingOut}
          onClick={onEnd}
          aria-label={messages.signOutOf(name)}
        >
          {messages.signOut}
        </Button>
      )}
    </li>
  );
}
