import { lazyPart } from '@portal/platform';
import { type ReactNode, Suspense } from 'react';
import { contentId } from '../content-id.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { useClientOfPage } from './use-client-of-page.ts';

const ActingStrip = lazyPart(async () => (await import('./acting-strip.tsx')).ActingStrip);

export interface PublicLayoutProps {
  readonly children: ReactNode;
  /** The route's `handle.hideNavigation` (spec §2.1: /user/payment_summary). */
  readonly hideNavigation?: boolean;
  /** Leaves out the ways to sign in, to register and to leave. */
  readonly hideAccount?: boolean;
  readonly onLogOut: () => void;
}

/** Around every public page. Renders on a server. */
export function PublicLayout({ children, hideNavigation = false, hideAccount = false, onLogOut }: PublicLayoutProps) {
  const acting = useClientOfPage();
  return (
    <div className="shell-public">
      <PublicHeader hideNavigation={hideNavigation} hideAccount={hideAccount} onLogOut={onLogOut} />
      {acting && (
        <Suspense>
          <ActingStrip acting={acting} />
        </Suspense>
      )}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
