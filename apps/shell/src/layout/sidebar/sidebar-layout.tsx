import { actingFor, activeRole, useSession } from '@portal/auth';
import { type AreaPlace, lazyPart, type NavigationItem, type RouteHandle, useLocalized } from '@portal/platform';
import { useMatches } from '@portal/platform/router';
import { formatTypedDate, IconButton } from '@portal/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { contentId } from '../content-id.ts';
import { Brand } from '../controls/brand.tsx';
import { ColorSchemeSwitch } from '../controls/color-scheme-switch.tsx';
import { LanguageSwitch } from '../controls/language-switch.tsx';
import { layoutMessages } from '../layout-messages.ts';
import { serviceIdentity } from '../service-identity.ts';
import { BottomBar } from './bottom-bar.tsx';
import { JumpButton } from './jump-button.tsx';
import { SideMenu } from './side-menu.tsx';
import { isTablet, keepCollapsed, keptCollapsed } from './side-menu-state.ts';
import { UserMenu } from './user-menu.tsx';
import { visibleNavigation } from './visible-navigation.ts';

const NoticeBell = lazyPart(async () => (await import('./notice-bell.tsx')).NoticeBell);
const ClientSwitcher = lazyPart(async () => (await import('./client-switcher.tsx')).ClientSwitcher);
const SideDrawer = lazyPart(async () => (await import('./side-drawer.tsx')).SideDrawer);

export interface SidebarLayoutProps {
  readonly place: AreaPlace;
  /** `Area.navigation`; empty while the area loads. */
  readonly navigation: readonly NavigationItem[];
  readonly children: ReactNode;
  readonly onLogOut: () => void;
}

/** Around the screens of signed-in people: a side menu on desks, the same in a drawer on phones (spec §2.8–2.13). */
export function SidebarLayout({ place, navigation: entries, children, onLogOut }: SidebarLayoutProps) {
  const messages = layoutMessages.useMessages();
  const localized = useLocalized();
  const { session } = useSession();
  const navigation = visibleNavigation(entries, activeRole(session));
  const { hideNavigation = false, headerTitle = place.title } = (useMatches().at(-1)?.handle ??
    {}) as Partial<RouteHandle>;
  const isTaxpayer = place.id === 'taxpayer';
  const areaPath = place.paths[0] ?? '/';
  /** The MDA's side menu starts collapsed (spec §2.12), and staff's on a tablet; from then on it is as the person left it. */
  const [isCollapsed, setCollapsed] = useState(
    () => keptCollapsed() ?? (place.id === 'mda' || (!isTaxpayer && isTablet())),
  );
  const collapse = (isNow: boolean) => {
    setCollapsed(isNow);
    keepCollapsed(isNow);
  };
  const [drawer, setDrawer] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  /** Of the document: whoever changes it begins another. */
  const [acting] = useState(actingFor);
  const [today] = useState(() => formatTypedDate(Date.now()));

  return (
    <div className="shell-sidebar-layout" data-area={isTaxpayer ? 'taxpayer' : 'staff'} data-collapsed={isCollapsed}>
      {!hideNavigation && (
        <aside className="shell-side ui-screen-only">
          <div className="shell-side-head">
            <Brand isCompact={isCollapsed} />
          </div>
          <SideMenu
            navigation={navigation}
            isCollapsed={isCollapsed}
            onExpand={() => collapse(false)}
            onLogOut={onLogOut}
          />
        </aside>
      )}
      <div className="shell-main">
        {serviceIdentity.isDemonstration && (
          <p className="shell-demonstration ui-screen-only">
            <strong>{messages.demonstration}</strong>
            <span>{messages.demonstrationExplained}</span>
          </p>
        )}
        <header className="shell-area-header ui-screen-only">
          {!hideNavigation && (
            <>
              <span className="shell-narrow-only">
                <IconButton
                  icon="menu"
                  label={messages.openMenu}
                  aria-haspopup="dialog"
                  aria-expanded={drawer === 'open'}
                  onClick={() => setDrawer('open')}
                />
              </span>
              <span className="shell-wide-only">
                <IconButton
                  icon="menu"
                  label={isCollapsed ? messages.expandMenu : messages.collapseMenu}
                  aria-expanded={!isCollapsed}
                  onClick={() => collapse(!isCollapsed)}
                />
              </span>
            </>
          )}
          <span className="shell-area-title">{localized(headerTitle)}</span>
          {!isTaxpayer && !hideNavigation && <JumpButton navigation={navigation} area={place.id} />}
          <span className="shell-today shell-wide-only">
            <span className="ui-hidden">{messages.today} </span>
            {today}
          </span>
          <span className="shell-wide-only">
            <LanguageSwitch />
          </span>
          <ColorSchemeSwitch />
          <Suspense fallback={<IconButton icon="bell" label={messages.notifications} />}>
            <NoticeBell areaPath={areaPath} />
          </Suspense>
          {session && <UserMenu session={session} areaPath={areaPath} isTaxpayer={isTaxpayer} onLogOut={onLogOut} />}
        </header>
        {isTaxpayer && session && (acting || activeRole(session) === 'Agent') && (
          <Suspense>
            <ClientSwitcher acting={acting} />
          </Suspense>
        )}
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
        {!hideNavigation && <BottomBar navigation={navigation} />}
      </div>
      {drawer !== 'never-opened' && (
        <Suspense>
          <SideDrawer
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            navigation={navigation}
            today={today}
            onLogOut={onLogOut}
          />
        </Suspense>
      )}
    </div>
  );
}
