import { activeRole, useSession } from '@portal/auth';
import type { Localized, Role } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { NavLink, useLocation } from '@portal/platform/router';
import { type ReactNode, useEffect, useRef } from 'react';

export interface Section {
  readonly to: string;
  readonly title: Localized;
  /** Shown to these roles only; to everybody in the area when absent. */
  readonly visibleTo?: readonly Role[];
  /** Its screens go on below its address. */
  readonly isPrefix?: boolean;
}

export interface SectionTabsProps {
  readonly label: Localized;
  readonly sections: readonly Section[];
  readonly children: ReactNode;
}

/** Screens that belong together, each with its address; who sees one of them only sees no tabs. */
export function SectionTabs({ label, sections, children }: SectionTabsProps) {
  const localized = useLocalized();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // The tab of the page is in sight, with its neighbours, however many there are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    const tabs = nav.current;
    const current = tabs?.querySelector<HTMLElement>('[aria-current="page"]');
    if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  const role = activeRole(useSession().session);
  const visible = sections.filter(({ visibleTo }) => !visibleTo || (role && visibleTo.includes(role)));
  if (visible.length < 2) return children;
  return (
    <div className="ws-sections">
      <nav ref={nav} aria-label={localized(label)} className="ui-screen-only">
        <ul>
          {visible.map(({ to, title, isPrefix = false }) => (
            <li key={to}>
              <NavLink to={to} end={!isPrefix}>
                {localized(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
