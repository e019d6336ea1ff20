import { activeRole, useSession } from '@portal/auth';
import { consumptionTaxTrades } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Page, TextLink } from '@portal/ui';
import { useState } from 'react';
import { FactDialog } from './fact-dialog.tsx';
import { FactsSheet } from './facts-sheet.tsx';
import { useOwnFacts, useOwnPremises } from './own-facts.queries.ts';
import { PremisesDialog } from './premises-dialog.tsx';
import { factWords, taxedPremises, texts, tradeWords } from './texts.ts';
import './own-facts.css';

interface Asked {
  readonly what: 'fact' | 'premises';
  readonly id: string | undefined;
}

/** What a taxpayer says of themselves, what has to be filed because of it, and how it is changed. */
export function OwnFacts() {
  const localized = useLocalized();
  const facts = useOwnFacts();
  const premises = useOwnPremises();
  const role = activeRole(useSession().session);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)}>
      <p>
        <TextLink to="/user/returns/calendar">{localized(texts.calendar)}</TextLink>
      </p>
      <div className="own-facts-page">
        <FactsSheet
          {...{ id: 'own-facts', title: texts.facts, none: texts.noFacts, add: texts.addFact, error: facts.error }}
          rows={facts.data?.facts.map(({ fact, ...row }) => ({
            ...row,
            name: localized(factWords[fact].name),
            makes: localized(factWords[fact].makes),
          }))}
          onRetry={() => void facts.refetch()}
          onChange={(id) => setAsked({ what: 'fact', id })}
        />
        <FactsSheet
          {...{ id: 'own-premises', title: texts.premises, none: texts.noPremises, add: texts.addPlace }}
          error={premises.error}
          rows={premises.data?.premises.map(({ place, trade, ...row }) => ({
            ...row,
            name: `${localized(tradeWords[trade])}: ${place}`,
            makes: consumptionTaxTrades.includes(trade) ? localized(taxedPremises) : undefined,
          }))}
          onRetry={() => void premises.refetch()}
          onChange={(id) => setAsked({ what: 'premises', id })}
        />
      </div>
      {asked?.what === 'fact' && (
        <FactDialog
          fact={facts.data?.facts.find(({ id }) => id === asked.id)}
          isPerson={role === 'Individual' || role === 'Agent'}
          onClose={close}
        />
      )}
      {asked?.what === 'premises' && (
        <PremisesDialog premises={premises.data?.premises.find(({ id }) => id === asked.id)} onClose={close} />
      )}
    </Page>
  );
}
