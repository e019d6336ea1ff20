/**
 * The platform: one copy each, provided by the shell, never bundled into a remote. Curated facades only, because a shared
 * library cannot be tree-shaken: sharing @mantine/core or react-router whole triples what a phone downloads.
 */
export const platformModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@portal/api-client',
  '@portal/auth',
  '@portal/platform',
  '@portal/platform/query',
  '@portal/platform/router',
  '@portal/platform/store',
  '@portal/ui',
] as const;

/**
 * Heavier entry points of the platform, fetched with the first screen that imports them. All remotes may use all of them: a
 * build only mentions those it imports.
 */
export const optionalModules = [
  '@portal/auth/account',
  '@portal/auth/new-password',
  '@portal/auth/sign-in',
  '@portal/platform/inbox',
  '@portal/platform/lookups',
  '@portal/ui/charts',
  '@portal/ui/data',
  '@portal/ui/forms',
  '@portal/ui/menus',
  '@portal/ui/overlays',
  '@portal/ui/password',
  '@portal/ui/qr-code',
  '@portal/workspace/assessments',
  '@portal/workspace/billing',
  '@portal/workspace/bills',
  '@portal/workspace/clearance',
  '@portal/workspace/clearance-figures',
  '@portal/workspace/confirmations',
  '@portal/workspace/demands',
  '@portal/workspace/discrepancies',
  '@portal/workspace/leads',
  '@portal/workspace/duties',
  '@portal/workspace/enforcement',
  '@portal/workspace/forms',
  '@portal/workspace/inbox',
  '@portal/workspace/law-papers',
  '@portal/workspace/lists',
  '@portal/workspace/logs',
  '@portal/workspace/numbers',
  '@portal/workspace/objections',
  '@portal/workspace/pages',
  '@portal/workspace/paye',
  '@portal/workspace/penalties',
  '@portal/workspace/planned',
  '@portal/workspace/records',
  '@portal/workspace/reminders',
  '@portal/workspace/sections',
  '@portal/workspace/shares',
  '@portal/workspace/street',
  '@portal/workspace/taxpayers',
  '@portal/workspace/work',
] as const;

/** Every module of which a page may hold one copy only, wherever it runs. */
export const sharedModules: readonly string[] = [...platformModules, ...optionalModules];

/** A kit of screens that only people with an account see: lists, forms, records. */
export const isKit = (specifier: string): boolean => specifier.startsWith('@portal/workspace/');

/** The file of a shared module in the shell's server bundle: `@portal/ui/forms` → `share-portal-ui-forms`. */
export function serverModuleName(specifier: string): string {
  return `share-${specifier.replace('@', '').replaceAll('/', '-')}`;
}
