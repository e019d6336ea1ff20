import { adminRoles, areaPaths, taxOfficeRoles, taxpayerRoles } from '@portal/contracts';
import type { AreaPlace } from './area.ts';

/** Where every area lives and who may enter (spec §2.1, §6). The only place that lists the remotes. */
export const areaPlaces: readonly AreaPlace[] = [
  {
    id: 'payments',
    title: { en: 'Payments', ha: 'Biyan kuɗi' },
    paths: areaPaths.payments,
    access: 'public',
    layout: 'public',
    ownDocument: true,
  },
  {
    id: 'taxpayer',
    title: { en: 'My account', ha: 'Asusuna' },
    paths: areaPaths.taxpayer,
    openPaths: ['/uploads'],
    access: taxpayerRoles,
    layout: 'sidebar',
  },
  {
    id: 'admin',
    title: { en: 'Administration', ha: 'Gudanarwa' },
    paths: areaPaths.admin,
    openPaths: ['/admin-auth', '/superadmin'],
    access: adminRoles,
    layout: 'sidebar',
  },
  {
    id: 'governor',
    title: { en: "Governor's portal", ha: 'Shafin Gwamna' },
    paths: areaPaths.governor,
    openPaths: ['/governor'],
    access: ['Governor'],
    layout: 'sidebar',
  },
  {
    id: 'expert-system',
    title: { en: 'Expert system', ha: 'Tsarin ƙwararru' },
    paths: areaPaths['expert-system'],
    openPaths: ['/tsp'],
    access: ['Expert System'],
    layout: 'sidebar',
  },
  {
    id: 'mda',
    title: { en: 'MDA', ha: 'MDA' },
    paths: areaPaths.mda,
    openPaths: ['/MDAmanager'],
    access: ['MDA User'],
    layout: 'sidebar',
  },
  {
    id: 'tax-office',
    title: { en: 'Area tax office', ha: 'Ofishin haraji na yanki' },
    paths: areaPaths['tax-office'],
    openPaths: ['/taxareaoffice-login'],
    access: taxOfficeRoles,
    layout: 'sidebar',
  },
  {
    id: 'public-site',
    title: { en: 'Home', ha: 'Gida' },
    paths: ['/'],
    access: 'public',
    layout: 'public',
  },
];

/** The area that answers for a path. The public site owns what nobody else does. Case counts: `/MDAmanager` is not `/mdamanager`. */
export function placeOf(pathname: string): AreaPlace {
  const place = areaPlaces.find(({ paths }) =>
    paths.some((path) => path === '/' || pathname === path || pathname.startsWith(`${path}/`)),
  );
  if (!place) throw new Error(`No area owns ${pathname}`);
  return place;
}
