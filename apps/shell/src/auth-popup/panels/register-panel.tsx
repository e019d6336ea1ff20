import { AlreadySignedIn, useSignInMessages } from '@portal/auth/sign-in';
import { Button, Icon, type IconName, LinkButton, TextLink } from '@portal/ui';
import type { PanelProps } from '../panel-props.ts';
import { PopupLink } from './popup-link.tsx';

/** Ids of spec §9. */
const categories = [
  { id: 1, icon: 'person', name: 'individual', text: 'individualText' },
  { id: 2, icon: 'building', name: 'corporate', text: 'corporateText' },
  { id: 3, icon: 'bank', name: 'stateAgency', text: 'stateAgencyText' },
  { id: 4, icon: 'people', name: 'federalAgency', text: 'federalAgencyText' },
] as const satisfies readonly { id: number; icon: IconName; name: string; text: string }[];

export function RegisterPanel({ onClose }: PanelProps) {
  const messages = useSignInMessages();
  return (
    <div className="auth-form">
      <AlreadySignedIn door="public" />
      <p tabIndex={-1} data-autofocus>
        {messages.registerText}
      </p>
      <ul className="auth-popup-categories">
        {categories.map(({ id, icon, name, text }) => (
          <li key={id}>
            <Icon name={icon} size={28} />
            <div>
              <h3 id={`auth-category-${id}`}>{messages[name]}</h3>
              <p>{messages[text]}</p>
            </div>
            <LinkButton to={`/auth/register/${id}`} variant="secondary" describedBy={`auth-category-${id}`}>
              {messages.select}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to="/agent-network">{messages.becomeAgent}</TextLink>
      </p>
      <div className="auth-popup-links">
        <span>
          {messages.haveAccount} <PopupLink mode="login">{messages.signIn}</PopupLink>
        </span>
        <Button variant="quiet" icon={<Icon name="arrow-left" />} onClick={onClose}>
          {messages.goBack}
        </Button>
      </div>
    </div>
  );
}
