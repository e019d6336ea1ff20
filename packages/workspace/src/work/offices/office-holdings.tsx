import type { OfficeHoldings } from '@portal/contracts';
import { counted } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { useOfficeMessages } from '../messages/use-office-messages.ts';

const kinds = ['taxpayers', 'people', 'consultants', 'enquiries', 'cases'] as const;

/** How much goes to another office when this one closes. */
export function HoldingsFacts({ holdings }: { readonly holdings: OfficeHoldings }) {
  const messages = useOfficeMessages();
  return (
    <section aria-label={messages.moves}>
      <h3>{messages.moves}</h3>
      <Facts facts={kinds.map((kind) => [messages[kind], counted(holdings[kind])])} />
    </section>
  );
}
