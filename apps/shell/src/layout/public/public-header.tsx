import { lazyPart } from '@portal/platform';
import { NavLink } from '@portal/platform/router';
import { Icon, IconButton, TextLink } from '@portal/ui';
import { Suspense, useState } from 'react';
import { Brand } from '../controls/brand.tsx';
import { ColorSchemeSwitch } from '../controls/color-scheme-switch.tsx';
import { LanguageSwitch } from '../controls/language-switch.tsx';
import { layoutMessages } from '../layout-messages.ts';
import { serviceIdentity } from '../service-identity.ts';
import { AccountLinks } from './account-links.tsx';
import { headerEntries } from './public-menu.ts';

/** Most visitors never open it: its code comes with the first press. */
const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

export interface PublicHeaderProps {
  readonly hideNavigation: boolean;
  readonly hideAccount: boolean;
  readonly onLogOut: () => void;
}

export function PublicHeader({ hideNavigation, hideAccount, onLogOut }: PublicHeaderProps) {
  const messages = layoutMessages.useMessages();
  const [menu, setMenu] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  return (
    <header className="shell-header ui-screen-only">
      <div className="shell-strip">
        <span className="shell-strip-text">
          {serviceIdentity.isDemonstration && (
            <>
              <strong>{messages.demonstration}</strong>
              <span className="shell-wide-only shell-strip-more">{messages.demonstrationExplained}</span>
            </>
          )}
        </span>
        <TextLink to="/search" look="plain" className="shell-search">
          <Icon name="search" />
          <span className="shell-search-word">{messages.search}</span>
        </TextLink>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </div>
      <div className="shell-bar">
        <Brand />
        {!hideNavigation && (
          <nav className="shell-nav" aria-label={messages.mainNavigation}>
            {headerEntries.map(({ text, to }) => (
              <NavLink key={to} to={to} end={to === '/'}>
                {messages[text]}
              </NavLink>
            ))}
          </nav>
        )}
        <div className="shell-account">
          {!hideAccount && <AccountLinks isInHeader onLogOut={onLogOut} />}
          {!hideNavigation && (
            <IconButton
              icon="menu"
              label={messages.openMenu}
              aria-haspopup="dialog"
              aria-expanded={menu === 'open'}
              onClick={() => setMenu('open')}
            />
          )}
        </div>
      </div>
      {menu !== 'never-opened' && (
        <Suspense>
          <MenuDrawer isOpen={menu === 'open'} onClose={() => setMenu('closed')} onLogOut={onLogOut} />
        </Suspense>
      )}
    </header>
  );
}
