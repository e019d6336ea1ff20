import { LinkButton, Notice, Page } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths, withQuery } from '../../paths.ts';

export interface NotPayableProps {
  readonly billReference: string;
}

/** The bill is paid, expired, cancelled or being looked at; its own page says which. */
export function NotPayable({ billReference }: NotPayableProps) {
  const texts = paymentsTexts.useMessages();
  return (
    <Page title={texts.selectMethod} width="form">
      <Notice kind="info" title={texts.cannotPay} />
      <div>
        <LinkButton to={withQuery(paths.bill, { billRef: billReference })}>{texts.seeBill}</LinkButton>
      </div>
    </Page>
  );
}
