import { TextLink } from '@portal/ui';
import { useSearchMessages } from './messages/use-search-messages.ts';

/** A start for whoever does not know the word for it. */
export function PopularPages() {
  const messages = useSearchMessages();
  const pages = [
    { to: '/', label: messages.popularPay },
    { to: '/receipt-verification', label: messages.popularVerify },
    { to: '/tax-calculator', label: messages.popularCalculator },
    { to: '/tax-trails', label: messages.popularTrails },
    { to: '/faq', label: messages.popularFaq },
    { to: '/contact-us', label: messages.popularContact },
  ];
  return (
    <nav aria-labelledby="search-popular" className="further-links">
      <h2 id="search-popular">{messages.popular}</h2>
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
