import { Outlet } from '@portal/platform/router';
import { contentId, type LayoutProps } from './layout-props.ts';

export function PublicLayout(_: LayoutProps) {
  return (
    <main id={contentId} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
