import type { Role } from '@portal/contracts';

/**
 * Who sees which screen of this area (spec §6, decision 8), the one definition: the menu, the tabs and the routes take it from here,
 * and a test holds every endpoint to it. Each entry stands for itself and what lies below it; everything else is all administrators'.
 */
const superAdminsAlone = [
  '/admin/tax-payers',
  '/admin/tax-managers',
  '/admin/enumerators',
  '/admin/etcc',
  '/admin/pos-managers',
  '/admin/consult-connect',
  '/admin/audit-trail',
  '/admin/tax-support',
  '/admin/cms',
  '/admin/settlement-reports/accounts',
] as const;

const superAdmin = ['SuperAdmin'] as const satisfies readonly Role[];

/** Those who see a screen; undefined where every administrator does. One's own account is the only page of Settings for all. */
export function whoSees(path: string): typeof superAdmin | undefined {
  const isTheirs =
    path.startsWith('/admin/settings/') || superAdminsAlone.some((own) => path === own || path.startsWith(`${own}/`));
  return isTheirs ? superAdmin : undefined;
}

/** The same as a menu and tabs have it. */
export function seenBy<const E extends { readonly to: string }>(
  entries: readonly E[],
): (E & { readonly visibleTo?: typeof superAdmin })[] {
  return entries.map((entry) => {
    const visibleTo = whoSees(entry.to);
    return visibleTo ? { ...entry, visibleTo } : entry;
  });
}
