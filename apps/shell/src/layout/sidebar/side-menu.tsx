import { type NavigationItem, useLocalized } from '@portal/platform';
import { NavLink, useLocation } from '@portal/platform/router';
import { Icon } from '@portal/ui';
import { useState } from 'react';
import { layoutMessages } from '../layout-messages.ts';
import { MenuSign } from './menu-sign.tsx';

export interface SideMenuProps {
  /** Already reduced to what the visitor's role may see. */
  readonly navigation: readonly NavigationItem[];
  /** Signs only; the words are tooltips and names. */
  readonly isCollapsed?: boolean;
  /** A group was pressed while collapsed: there is no room to unfold it. */
  readonly onExpand?: () => void;
  readonly onFollow?: () => void;
  readonly onLogOut: () => void;
}

const placements = ['primary', 'secondary', 'bottom'] as const;

/** The entries of an area in their order, and Log Out last. */
export function SideMenu({ navigation, isCollapsed = false, onExpand, onFollow, onLogOut }: SideMenuProps) {
  const messages = layoutMessages.useMessages();
  return (
    <nav className="shell-side-menu" aria-label={messages.areaNavigation} data-collapsed={isCollapsed}>
      {placements.map((placement) => {
        const items = navigation.filter((item) => (item.placement ?? 'primary') === placement);
        return (
          (items.length > 0 || placement === 'bottom') && (
            <ul key={placement} data-placement={placement}>
              {items.map((item) => (
                <li key={item.label.en}>
                  {item.children ? (
                    <SideMenuGroup
                      item={item}
                      entries={item.children}
                      isCollapsed={isCollapsed}
                      onExpand={onExpand}
                      onFollow={onFollow}
                    />
                  ) : (
                    <SideMenuLink item={item} onFollow={onFollow} />
                  )}
                </li>
              ))}
              {placement === 'bottom' && (
                <li>
                  <button type="button" className="shell-side-entry shell-log-out" onClick={onLogOut}>
                    <Icon name="log-out" />
                    <span>{messages.logOutOfArea}</span>
                  </button>
                </li>
              )}
            </ul>
          )
        );
      })}
    </nav>
  );
}

interface SideMenuLinkProps {
  readonly item: NavigationItem;
  readonly onFollow: (() => void) | undefined;
}

function SideMenuLink({ item, onFollow }: SideMenuLinkProps) {
  const label = useLocalized()(item.label);
  const isThere = useLocation().pathname === item.leadsTo;
  return (
    <NavLink
      to={isThere && item.leadsTo ? item.leadsTo : item.to}
      end={item.exact ?? false}
      className="shell-side-entry"
      title={label}
      onClick={onFollow}
    >
      <MenuSign icon={item.icon} />
      <span>{label}</span>
    </NavLink>
  );
}

interface SideMenuGroupProps extends SideMenuLinkProps {
  readonly entries: readonly NavigationItem[];
  readonly isCollapsed: boolean;
  readonly onExpand: (() => void) | undefined;
}

function SideMenuGroup({ item, entries, isCollapsed, onExpand, onFollow }: SideMenuGroupProps) {
  const label = useLocalized()(item.label);
  const { pathname } = useLocation();
  const holdsCurrent = entries.some(({ to }) => pathname.startsWith(to));
  /** As somebody has pressed it; until then it is open around the visited screen. */
  const [choice, setUnfolded] = useState<boolean>();
  const isUnfolded = choice ?? holdsCurrent;
  const isShown = isUnfolded && !isCollapsed;

  function press() {
    if (isCollapsed) onExpand?.();
    setUnfolded(isCollapsed || !isUnfolded);
  }

  return (
    <>
      <button type="button" className="shell-side-entry" title={label} aria-expanded={isShown} onClick={press}>
        <MenuSign icon={item.icon} />
        <span>{label}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {isShown && (
        <ul className="shell-side-group">
          {entries.map((entry) => (
            <li key={entry.to}>
              <SideMenuLink item={entry} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
