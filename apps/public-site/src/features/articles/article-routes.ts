import { articleRoute } from './article-route.tsx';

/** Every informational page, with the specification's paths (spec §2.2, §1). */
export const articleRoutes = [
  articleRoute('/about-us', () => import('./content/about-us.ts')),
  articleRoute('/e-services', () => import('./content/e-services.ts')),
  articleRoute('/consult-connect', () => import('./content/consult-connect.ts')),
  articleRoute('/agent-network', () => import('./content/agent-network.ts')),
  articleRoute('/contact-us', () => import('./content/contact-us.ts')),
  articleRoute('/tax-trails', () => import('./content/tax-trails.ts')),
  articleRoute('/tax-trails/mva-kaduna', () => import('./content/mva-kaduna.ts')),
  articleRoute('/tax-trails/mda-collection', () => import('./content/mda-collection.ts')),
  articleRoute('/tax-trails/witholding', () => import('./content/witholding.ts')),
  articleRoute('/tax-trails/education', () => import('./content/education.ts')),
  articleRoute('/tax-trails/transportation', () => import('./content/transportation.ts')),
  articleRoute('/tax-trails/whatsapp-pay', () => import('./content/whatsapp-pay.ts')),
  articleRoute('/tax-trails/tax-benefit', () => import('./content/tax-benefit.ts')),
  articleRoute('/tax-trails/mining', () => import('./content/mining.ts')),
  articleRoute('/tax-trails/paye-manager', () => import('./content/paye-manager.ts')),
  articleRoute('/tax-trails/development-levy', () => import('./content/development-levy.ts')),
  articleRoute('/tax-trails/consumption-tax', () => import('./content/consumption-tax.ts')),
  articleRoute('/tax-trails/business-premises-trade-fees', () => import('./content/business-premises-trade-fees.ts')),
  articleRoute('/what-we-offer', () => import('./content/what-we-offer.ts')),
  articleRoute('/stamp-duty-capital-gain-tax', () => import('./content/stamp-duty-capital-gain-tax.ts')),
  articleRoute('/tax-benefits', () => import('./content/tax-benefits.ts')),
  articleRoute(
    '/communication-infrastructure-assessment-portal',
    () => import('./content/communication-infrastructure-assessment-portal.ts'),
  ),
  articleRoute('/gallery', () => import('./content/gallery.ts')),
  articleRoute('/news', () => import('./content/news.ts')),
  articleRoute('/tax-calculator', () => import('./content/tax-calculator.ts')),
  articleRoute('/faq', () => import('./content/faq.ts')),
];
