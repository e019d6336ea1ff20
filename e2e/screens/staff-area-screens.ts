import type { Role } from '@portal/contracts';
import type { SignedInScreen } from './screen.ts';

const areas: readonly (readonly [Role, string, string])[] = [
  ['Individual', '/user/dashboard', '/user/settings'],
  ['SuperAdmin', '/admin', '/admin/settings'],
  ['Governor', '/gov-dashboard', '/gov-dashboard/settings'],
  ['Expert System', '/expert-system', '/expert-system/settings'],
  ['MDA User', '/mda', '/mda/settings'],
  ['Tax Officer', '/tax-area-office', '/tax-area-office/settings'],
];

/** The frame of each area round its first screen, and its menus, which are the same over every screen: over one that costs little. */
export const staffAreaScreens: readonly SignedInScreen[] = areas.flatMap(([role, path, settings]) => {
  const of = path.slice(1).replaceAll('/', ' ');
  return [
    { role, path, name: `frame, ${of}` },
    {
      ...{ role, path: settings, name: `frame, ${of}, own menu` },
      prepare: (page) => page.getByRole('button', { name: /^account/i }).click(),
    },
    {
      ...{ role, path: settings, name: `frame, ${of}, menu`, isForPhones: true },
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Open the menu' }).click();
        await page.getByRole('dialog').getByText('Log Out').waitFor();
      },
    },
  ] satisfies readonly SignedInScreen[];
});
