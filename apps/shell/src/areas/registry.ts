import { type Registry, registryPath } from '@portal/federation/registry';

/** The registry as it is now; the one inside the page is as old as the page. Undefined when the gateway does not answer. */
export async function fetchRegistry(): Promise<Registry | undefined> {
  try {
    const response = await fetch(registryPath, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as Registry) : undefined;
  } catch {
    return undefined;
  }
}
