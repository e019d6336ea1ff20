import { isLoopback } from '../http/client-address.ts';

/** The portal's own origin; a demonstration is also opened under the other names of this machine. */
export function allowsOrigin(portalOrigin: string, alsoThisMachine: boolean): (origin: string) => boolean {
  const own = new URL(portalOrigin).origin;
  return (origin) => {
    if (origin === own) return true;
    if (!alsoThisMachine || !URL.canParse(origin)) return false;
    const { hostname } = new URL(origin);
    return hostname === 'localhost' || isLoopback(hostname.replace(/[[\]]/g, ''));
  };
}
