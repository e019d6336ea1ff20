import { useLocation } from '@portal/platform/router';
import { TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { type PopupMode, searchWithMode } from '../popup-mode.ts';

export interface PopupLinkProps {
  readonly mode: PopupMode;
  readonly children: ReactNode;
}

/** Another face of the popup, in the same entry of the history: one step back closes all of it. */
export function PopupLink({ mode, children }: PopupLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <TextLink to={pathname + searchWithMode(search, mode)} replace preventScrollReset>
      {children}
    </TextLink>
  );
}
