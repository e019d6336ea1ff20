import { adminRoles, taxOfficeRoles, taxpayerRoles } from '@portal/contracts';
import type { AreaPlace } from './area.ts';

/** Where every area lives and who may enter (spec §2.1, §6). The only place that lists the remotes. */
export const areaPlaces: readonly AreaPlace[] = [
  {
    id: 'payments',
    title: { en: 'Payments', ha: 'Biyan kuɗi' },
    paths: [
      '/payment_summary_open',
      '/make_payment_tsp',
      '/payment-gateways-open',
      '/payment-gateways-admin',
      '/payment-gateways-tsp',
      '/payment-redirect-open',
      '/payment-redirect-tsp',
      '/receipt-verification',
    ],
    access: 'public',
    layout: 'public',
    ownDocument: true,
  },
  {
    id: 'taxpayer',
    title: { en: 'My account', ha: 'Asusuna' },
    paths: ['/user', '/uploads'],
    openPaths: ['/uploads'],
    access: taxpayerRoles,
    layout: 'sidebar',
  },
  {
    id: 'admin',
    title: { en: 'Administration', ha: 'Gudanarwa' },
    paths: ['/admin', '/admin-auth', '/superadmin'],
    openPaths: ['/admin-auth', '/superadmin'],
    access: adminRoles,
    layout: 'sidebar',
  },
  {
    id: 'governor',
    title: { en: "Governor's portal", ha: 'Shafin Gwamna' },
    paths: ['/gov-dashboard', '/governor'],
    openPaths: ['/governor'],
    access: ['Governor'],
    layout: 'sidebar',
  },
  {
    id: 'expert-system',
    title: { en: 'Expert system', ha: 'Tsarin ƙwararru' },
    paths: ['/expert-system', '/tsp'],
    openPaths: ['/tsp'],
    access: ['Expert System'],
    layout: 'sidebar',
  },
  {
    id: 'mda',
    title: { en: 'MDA', ha: 'MDA' },
    paths: ['/mda', '/MDAmanager'],
    openPaths: ['/MDAmanager'],
    access: ['MDA User'],
    layout: 'sidebar',
  },
  {
    id: 'tax-office',
    title: { en: 'Area tax office', ha: 'Ofishin haraji na yanki' },
    paths: ['/tax-area-office', '/tao', '/taxareaoffice-login'],
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
