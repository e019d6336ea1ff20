import { useLocalized } from '@portal/platform';
import { Icon, TextLink } from '@portal/ui';
import { layoutMessages } from '../layout-messages.ts';
import { serviceIdentity } from '../service-identity.ts';
import { DataCost } from './data-cost.tsx';
import type { MenuEntry } from './public-menu.ts';

/** With the two of the header that the drawer does not have: a phone has no header links. */
const footerEntries: readonly MenuEntry[] = [
  { text: 'aboutUs', to: '/about-us' },
  { text: 'eServices', to: '/e-services' },
  { text: 'consultConnect', to: '/consult-connect' },
  { text: 'agentNetwork', to: '/agent-network' },
  { text: 'taxTrails', to: '/tax-trails' },
  { text: 'taxCalculator', to: '/tax-calculator' },
  { text: 'faq', to: '/faq' },
  { text: 'contactUs', to: '/contact-us' },
  { text: 'developers', to: '/developers' },
  { text: 'privacyNotice', to: '/privacy-notice' },
  { text: 'termsOfUse', to: '/terms-of-use' },
];

/** Furrows to the horizon, all from one point above it: what lies beyond its edges is cut off. */
const furrows = Array.from({ length: 19 }, (_, index) => `${index * 275 - 1875} 88`).join('L600-22 ');

/** The badges state what the portal does; they are no certificates (spec §1, footer). */
export function PublicFooter() {
  const messages = layoutMessages.useMessages();
  const localized = useLocalized();
  return (
    <footer className="shell-footer ui-screen-only">
      <svg
        className="shell-horizon"
        viewBox="0 0 1200 88"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M${furrows}`} />
      </svg>
      <div className="shell-footer-inner">
        <nav aria-label={messages.footerNavigation} className="shell-footer-links">
          {footerEntries.map(({ text, to }) => (
            <TextLink key={to} to={to} look="plain">
              {messages[text]}
            </TextLink>
          ))}
          {/* The gateway's own page: there also when no area is. */}
          <TextLink to="/status" reloadDocument look="plain">
            {messages.serviceStatus}
          </TextLink>
        </nav>
        <ul className="shell-badges">
          <li>
            <Icon name="verify" size={24} />
            <span>
              <strong>{messages.dataProtection}</strong>
              {messages.dataProtectionText}
            </span>
          </li>
          <li>
            <Icon name="card" size={24} />
            <span>
              <strong>{messages.cardSecurity}</strong>
              {messages.cardSecurityText}
            </span>
          </li>
        </ul>
        <DataCost />
        <p className="shell-copyright">
          {messages.copyright(localized(serviceIdentity.name))}
          {serviceIdentity.isDemonstration && ` · ${messages.demonstrationExplained}`}
        </p>
      </div>
    </footer>
  );
}
