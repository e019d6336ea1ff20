import { type DeveloperPage, developerPages, developersPath, type Localized, type OfficeList } from '@portal/contracts';
import type { RouteHandle } from '@portal/platform';
import type { RouteObject } from '@portal/platform/router';
import { developerHeads } from './developer-heads.ts';
import { withTexts } from './messages.ts';

interface ServiceRoute extends Pick<RouteObject, 'path' | 'lazy'> {
  readonly path: string;
  readonly handle: RouteHandle & { readonly title: Localized };
}

const services: readonly ServiceRoute[] = [
  {
    path: '/agent-network',
    handle: {
      title: { en: 'Agent Network Services', ha: 'Ayyukan wakilai' },
      description: {
        en: 'Check the identity code of an agent or a collector, find an agent near you, or apply to become one.',
        ha: 'Tantance lambar shaidar wakili ko mai karɓar haraji, nemo wakili kusa da kai, ko nemi zama wakili.',
      },
    },
    lazy: () => withTexts(import('./routes/agent-network.route.tsx')),
  },
  {
    path: '/agent-network/verify',
    handle: {
      title: { en: 'Check an agent, a collector or an officer', ha: 'Tantance wakili ko mai karɓa' },
      description: {
        en: 'Type the code on the card and see whether it is genuine, suspended or expired.',
        ha: 'Rubuta lambar da ke kan katin ka ga ko ta gaske ce, an dakatar da ita, ko wa’adinta ya ƙare.',
      },
    },
    lazy: () => withTexts(import('./routes/check-card.route.tsx')),
  },
  {
    path: '/agent-network/apply',
    handle: {
      title: { en: 'Apply to become an agent', ha: 'Nemi zama wakili' },
      description: {
        en: 'Apply as a person or for a company. It takes about five minutes and costs nothing.',
        ha: 'Nema da kanka ko wa kamfani. Yana ɗaukar kusan minti biyar, kuma kyauta ne.',
      },
    },
    lazy: () => withTexts(import('./routes/apply-as-agent.route.ts')),
  },
  {
    path: '/agent-network/application',
    handle: { title: { en: 'Track your application', ha: 'Ina buƙatata ta kai?' } },
    lazy: () => withTexts(import('./routes/agent-application.route.ts')),
  },
  {
    path: '/communication-infrastructure-assessment-portal',
    handle: {
      title: { en: 'Communication Infrastructure Assessment Portal', ha: 'Shafin tantance kayan sadarwa' },
      description: {
        en: 'Operators of masts, towers and fibre declare them, see what they cost line by line, and pay one bill.',
        ha: 'Masu mast, hasumiya da fiber suna bayyana su, su ga kuɗinsu layi-layi, su biya takarda ɗaya.',
      },
    },
    lazy: () => withTexts(import('./routes/communication-infrastructure.route.tsx')),
  },
  {
    path: '/communication-infrastructure-assessment-portal/declare',
    handle: {
      title: { en: 'Declare masts, towers and fibre', ha: 'Bayyana mast, hasumiya da fiber' },
      description: {
        en: 'List sites by hand or from a CSV file, see the assessment before you declare, and get the bill at once.',
        ha: 'Lissafa wurare da hannu ko daga fayil ɗin CSV, ga lissafin kafin ka bayyana, ka sami bil nan take.',
      },
    },
    lazy: () => withTexts(import('./routes/declare-infrastructure.route.ts')),
  },
  {
    path: '/communication-infrastructure-assessment-portal/declaration',
    handle: { title: { en: 'Track your declaration', ha: 'Ina bayanina ya kai?' } },
    lazy: () => withTexts(import('./routes/declaration.route.ts')),
  },
  {
    path: '/consult-connect',
    handle: {
      title: { en: 'ConsultConnect', ha: 'ConsultConnect' },
      description: {
        en: 'Book half an hour with a tax consultant or officer: at a tax office, by phone or by video, free and without an account.',
        ha: 'Ajiye rabin awa tare da mai ba da shawara kan haraji: a ofishi, ta waya ko ta bidiyo, kyauta kuma ba tare da asusu ba.',
      },
    },
    lazy: () => import('./routes/consult-connect.route.tsx'),
  },
  {
    path: '/consult-connect/times',
    handle: { title: { en: 'Choose a time', ha: 'Zaɓi lokaci' } },
    lazy: () => import('./routes/consultation-times.route.tsx'),
  },
  {
    path: '/consult-connect/details',
    handle: { title: { en: 'Your details', ha: 'Bayananka' } },
    lazy: () => import('./routes/consultation-details.route.tsx'),
  },
  {
    path: '/consult-connect/booking',
    handle: { title: { en: 'Your consultation', ha: 'Lokacin shawararka' } },
    lazy: () => import('./routes/consultation-booking.route.tsx'),
  },
  {
    path: '/contact-us',
    handle: {
      title: { en: 'Contact us', ha: 'Tuntuɓe mu' },
      description: {
        en: 'Write to the revenue service, find one of its 31 tax offices with opening hours, or track your message.',
        ha: 'Rubuta wa hukumar haraji, nemo ɗaya daga cikin ofisoshinta 31 da lokutan buɗewa, ko duba inda saƙonka ya kai.',
      },
      structuredData: async (offices) =>
        (await import('./structured-data/index.ts')).officesAsData(offices as OfficeList | null),
    },
    lazy: () => import('./routes/contact-us.route.tsx'),
  },
  {
    path: '/contact-us/message',
    handle: {
      title: { en: 'Write to us', ha: 'Rubuto mana' },
      description: {
        en: 'Send a message to the revenue service or to one tax office and get a reference at once.',
        ha: 'Aika saƙo zuwa hukumar haraji ko ofishi ɗaya ka sami lambar saƙo nan take.',
      },
    },
    lazy: () => import('./routes/contact-message.route.tsx'),
  },
  {
    path: '/contact-us/report',
    handle: {
      title: { en: 'Report untaxed activity', ha: 'Kai rahoton sana’ar da ba a biyan haraji' },
      description: {
        en: 'Tell the tax office of untaxed activity or a false collector, without an account and without your name.',
        ha: 'Gaya wa ofishin haraji sana’ar da ba a biyan haraji ko mai karɓa na ƙarya, ba tare da asusu ko sunanka ba.',
      },
    },
    lazy: () => import('./routes/contact-report.route.ts'),
  },
  {
    path: '/contact-us/report/status',
    handle: { title: { en: 'How far is my report?', ha: 'Ina rahotona ya kai?' } },
    lazy: () => import('./routes/contact-report-status.route.ts'),
  },
  {
    path: '/notice',
    handle: {
      title: { en: 'Read a notice you were given', ha: 'Karanta sanarwar da aka ba ka' },
      description: {
        en: 'Open an assessment, a demand notice or a decision that was served on paper, by its number and its code.',
        ha: 'Buɗe kimanta haraji, neman biya ko shawara da aka isar a takarda, da lambarta da lambar sirrinta.',
      },
    },
    lazy: () => import('./routes/notice.route.tsx'),
  },
  {
    path: '/contact-us/status',
    handle: { title: { en: 'Track your message', ha: 'Ina saƙona ya kai?' } },
    lazy: () => import('./routes/contact-status.route.tsx'),
  },
  ...developerPages.map((page) => ({
    path: pathOf(page),
    handle: { ...developerHeads[page], isStill: true as const },
    lazy: () => import('./routes/developers.route.tsx'),
  })),
];

function pathOf(page: DeveloperPage): string {
  return page === 'reference' ? developersPath : `${developersPath}/${page}`;
}

/** Services of the public site that take and give answers. Their screens are loaded when somebody goes there. */
export const serviceRoutes: readonly ServiceRoute[] = services.map(withTrail);

/** What search engines read of a service's further pages: which service they belong to. */
function withTrail(service: ServiceRoute): ServiceRoute {
  const { path, handle } = service;
  const main = services.find((each) => path.startsWith(`${each.path}/`));
  if (!main) return service;
  const trail = [main, service].map((each) => ({ path: each.path, title: each.handle.title }));
  const structuredData: NonNullable<RouteHandle['structuredData']> = async (_, language) => [
    (await import('./structured-data/index.ts')).pageTrail(trail, language),
  ];
  return { ...service, handle: { ...handle, structuredData } };
}

/** Those a search engine may list. */
export const servicePaths = serviceRoutes.filter(({ handle }) => handle.description).map(({ path }) => path);
