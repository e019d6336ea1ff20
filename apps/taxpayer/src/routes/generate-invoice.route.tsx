import { useLocalized } from '@portal/platform';
import { EmptyState, LinkButton, Page } from '@portal/ui';
import { generateInvoiceTitle } from '../settings-title.ts';

const words = {
  title: { en: 'Get a bill from an MDA', ha: 'Sami bil daga MDA' },
  text: {
    en: 'Choose a ministry, department or agency and what you pay for. The bill is in your name at once, and can be paid or kept.',
    ha: 'Zaɓi ma’aikata ko hukuma da abin da kake biya. Bil ɗin zai fito da sunanka nan take, ka biya ko ka ajiye.',
  },
  open: { en: 'Choose what you pay for', ha: 'Zaɓi abin da kake biya' },
} as const;

/** Until invoices of several lines are made here: the way to the window that makes one of one line (spec §4 "mda-collections"). */
export function Component() {
  const localized = useLocalized();
  return (
    <Page title={localized(generateInvoiceTitle)} width="text">
      <EmptyState
        icon="receipt"
        title={localized(words.title)}
        action={<LinkButton to="/?a=login&routeTo=mda-collections">{localized(words.open)}</LinkButton>}
      >
        {localized(words.text)}
      </EmptyState>
    </Page>
  );
}
