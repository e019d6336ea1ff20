import { type NavigationItem, useLocalized } from '@portal/platform';
import { NavLink } from '@portal/platform/router';
import { layoutMessages } from '../layout-messages.ts';
import { MenuSign } from './menu-sign.tsx';

export interface BottomBarProps {
  /** Already reduced to what the visitor's role may see. */
  readonly navigation: readonly NavigationItem[];
}

/** The main screens within reach of a thumb, on phones; an area whose entries have no short word has no bar. */
export function BottomBar({ navigation }: BottomBarProps) {
  const messages = layoutMessages.useMessages();
  const localized = useLocalized();
  const entries = navigation.flatMap(({ short, to, icon }) => (short ? [{ short, to, icon }] : []));
  if (entries.length === 0) return null;
  return (
    <nav className="shell-bottom-bar ui-screen-only" aria-label={messages.mainScreens}>
      {entries.map(({ short, to, icon }) => (
        <NavLink key={to} to={to}>
          <MenuSign icon={icon} />
          <span>{localized(short)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
