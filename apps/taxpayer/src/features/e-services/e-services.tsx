import { activeRole, useSession } from '@portal/auth';
import { useLocalized } from '@portal/platform';
import { Page, Sheet, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { screens } from '../../screens.ts';
import { services } from './services.ts';
import './e-services.css';

const words = {
  title: screens['e-services'].title,
  lead: {
    en: 'What you can finish now, and what it takes.',
    ha: 'Abin da za ka iya kammalawa yanzu, da abin da ake buƙata.',
  },
} as const;

export interface EServicesProps {
  /** What is under way at offices, with its clocks. */
  readonly requests: ReactNode;
}

/** The way into everything a taxpayer can do (spec §2.8). */
export function EServices({ requests }: EServicesProps) {
  const localized = useLocalized();
  const role = activeRole(useSession().session);
  const visible = services.filter(({ visibleTo }) => !visibleTo || (role && visibleTo.includes(role)));
  return (
    <Page title={localized(words.title)} lead={localized(words.lead)}>
      {requests}
      <ul className="services">
        {visible.map(({ to, title, text, facts }) => (
          <Sheet as="li" key={to} padding="md">
            <h2>
              <TextLink to={to}>{localized(title)}</TextLink>
            </h2>
            <p>{localized(text)}</p>
            <p className="services-facts">{facts.map(localized).join(' · ')}</p>
          </Sheet>
        ))}
      </ul>
    </Page>
  );
}
