import type { BlockOf } from '@portal/contracts';
import { Sheet } from '@portal/ui';
import { ContentLink } from '../content-link.tsx';

export function ContactBlock({ title, items }: BlockOf<'contact'>) {
  return (
    <Sheet as="div" className="content-contact">
      <h2>{title}</h2>
      <dl>
        {items.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to ? <ContentLink to={to}>{value}</ContentLink> : value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
