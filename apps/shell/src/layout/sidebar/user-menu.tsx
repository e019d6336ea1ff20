import type { Session } from '@portal/auth';
import { TextLink } from '@portal/ui';
import { useState } from 'react';
import { DropDown } from '../controls/drop-down.tsx';
import { layoutMessages } from '../layout-messages.ts';

export interface UserMenuProps {
  readonly session: Session;
  /** Root path of the area, whose settings and logs the menu leads to (spec §2.9: `/{slug}/settings`). */
  readonly areaPath: string;
  readonly isTaxpayer: boolean;
  readonly onLogOut: () => void;
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}

/** The person's picture; their initials without one, or when it cannot be had. */
function Avatar({ name, address }: { readonly name: string; readonly address: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (address && failed !== address) {
    return <img className="shell-avatar" src={address} alt="" onError={() => setFailed(address)} />;
  }
  return <span className="shell-avatar" data-initials={initialsOf(name)} />;
}

/** Avatar, name and first role; opens Settings, Service Logs and Log Out. */
export function UserMenu({ session, areaPath, isTaxpayer, onLogOut }: UserMenuProps) {
  const messages = layoutMessages.useMessages();
  const { firstName, lastName, email } = session.user;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  return (
    <DropDown
      label={messages.account}
      face={
        <>
          <Avatar name={name} address={session.user.avatar} />
          <span className="shell-user">
            <strong>{name} </strong>
            <span>{session.roles[0]}</span>
          </span>
        </>
      }
    >
      <p className="shell-user shell-narrow-only">
        <strong>{name}</strong>
        <span>{session.roles[0]}</span>
      </p>
      <ul className="shell-menu">
        <li>
          <TextLink to={`${areaPath}/settings`} look="plain">
            {isTaxpayer ? messages.profile : messages.settings}
          </TextLink>
        </li>
        <li>
          <TextLink to={`${areaPath}/logs`} look="plain">
            {messages.serviceLogs}
          </TextLink>
        </li>
        <li>
          <button type="button" className="shell-log-out" onClick={onLogOut}>
            {messages.logOutOfArea}
          </button>
        </li>
      </ul>
    </DropDown>
  );
}
