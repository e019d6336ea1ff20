import { origin } from './addresses.ts';
import { pageOfAStory } from './page-of-a-story.ts';

/** Paths of the specification's header and drawer (spec §2.2), and what the portal adds to them. */
const knownPaths = [
  '/',
  '/about-us',
  '/e-services',
  '/consult-connect',
  '/agent-network',
  '/contact-us',
  '/tax-trails',
  ...[
    'mva-kaduna',
    'mda-collection',
    'witholding',
    'education',
    'transportation',
    'whatsapp-pay',
    'tax-benefit',
    'mining',
    'paye-manager',
    'development-levy',
    'consumption-tax',
    'business-premises-trade-fees',
  ].map((page) => `/tax-trails/${page}`),
  '/what-we-offer',
  '/stamp-duty-capital-gain-tax',
  '/tax-benefits',
  '/communication-infrastructure-assessment-portal',
  '/gallery',
  '/news',
  '/tax-calculator',
  '/faq',
  '/privacy-notice',
  '/terms-of-use',
  '/stay-tuned',
  '/developers',
  '/developers/authentication',
  '/developers/changelog',
  '/developers/signatures',
  '/search',
];

/** Every page that search engines may list: the specification's, and whatever the running portal's sitemap adds. */
export async function publicPages(): Promise<readonly string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...text.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...new Set([...knownPaths, ...listed])].filter((path) => !path.startsWith(pageOfAStory));
}
