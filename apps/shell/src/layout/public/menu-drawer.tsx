import { NavLink } from '@portal/platform/router';
import { IconButton } from '@portal/ui';
import { Drawer } from '@portal/ui/overlays';
import { useState } from 'react';
import { layoutMessages } from '../layout-messages.ts';
import { AccountLinks } from './account-links.tsx';
import { drawerEntries, type MenuEntry } from './public-menu.ts';

/** Spec §2.2. */
const drawerWidth = 360;
const drawerDurationMs = 300;

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

export function MenuDrawer({ isOpen, onClose, onLogOut }: MenuDrawerProps) {
  const messages = layoutMessages.useMessages();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={messages.menu} width={drawerWidth} durationMs={drawerDurationMs}>
      <div className="shell-drawer-account">
        <AccountLinks onLogOut={onLogOut} />
      </div>
      <nav aria-label={messages.menu}>
        <ul className="shell-menu">
          {drawerEntries.map((entry) => (
            <DrawerEntry key={entry.to} entry={entry} onFollow={onClose} />
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

function DrawerEntry({ entry, onFollow }: { readonly entry: MenuEntry; readonly onFollow: () => void }) {
  const messages = layoutMessages.useMessages();
  const [isUnfolded, setUnfolded] = useState(false);
  const label = messages[entry.text];
  return (
    <li>
      <div className="shell-menu-row">
        <NavLink to={entry.to} end onClick={onFollow}>
          {label}
        </NavLink>
        {entry.children && (
          <IconButton
            icon="chevron-down"
            label={messages.showMore(label)}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        )}
      </div>
      {entry.children && isUnfolded && (
        <ul className="shell-menu">
          {entry.children.map((child) => (
            <DrawerEntry key={child.to} entry={child} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}
