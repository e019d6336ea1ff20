import type { Role } from '@portal/contracts';
import type { SignedInScreen } from './screen.ts';

const areas: readonly (readonly [Role, string])[] = [
  ['Individual', '/user/dashboard'],
  ['SuperAdmin', '/admin'],
  ['Governor', '/gov-dashboard'],
  ['Expert System', '/expert-system'],
  ['MDA User', '/mda'],
  ['Tax Officer', '/tax-area-office'],
];

/** The frame of each area, its menus, and what stands where a screen is not released yet. */
export const staffAreaScreens: readonly SignedInScreen[] = areas.flatMap(([role, path]) => {
  const of = path.slice(1).replaceAll('/', ' ');
  return [
    { role, path, name: `frame, ${of}` },
    {
      ...{ role, path, name: `frame, ${of}, own menu` },
      prepare: (page) => page.getByRole('button', { name: /account/i }).click(),
    },
    {
      ...{ role, path, name: `frame, ${of}, menu`, isForPhones: true },
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Open the menu' }).click();
        await page.getByRole('dialog').getByText('Log Out').waitFor();
      },
    },
  ] satisfies readonly SignedInScreen[];
});
