import { useLocalized } from '@portal/platform';
import { Page } from '@portal/ui';
import { Tabs } from '@portal/workspace/sections';
import { ShareAccounts } from './share-accounts.tsx';
import { ShareDisputes } from './share-disputes.tsx';
import { ShareMonths } from './share-months.tsx';
import { ShareTerms } from './share-terms.tsx';
import { texts } from './texts.ts';

/** Rows of contracts, statements and disputes: `/admin/settings/shares`. */
export function SharesDesk() {
  const localized = useLocalized();
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)} width="full">
      <Tabs
        label={localized(texts.parts)}
        tabs={[
          { id: 'rows', title: localized(texts.rows), content: <ShareTerms /> },
          { id: 'months', title: localized(texts.months), content: <ShareMonths /> },
          { id: 'disputes', title: localized(texts.disputes), content: <ShareDisputes /> },
          { id: 'accounts', title: localized(texts.accounts), content: <ShareAccounts /> },
        ]}
      />
    </Page>
  );
}
