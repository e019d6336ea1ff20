import { useLocalized } from '@portal/platform';
import { NavLink, Outlet } from '@portal/platform/router';
import { contentId, type LayoutProps } from './layout-props.ts';

export function SidebarLayout({ place, navigation }: LayoutProps) {
  const localized = useLocalized();
  return (
    <div>
      <nav aria-label={localized(place.title)}>
        {navigation.map(({ label, to, exact = false }) => (
          <NavLink key={to} to={to} end={exact}>
            {localized(label)}
          </NavLink>
        ))}
      </nav>
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
