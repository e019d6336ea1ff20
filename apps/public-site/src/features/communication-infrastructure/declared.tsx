import { type Declared, formatNaira } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDate, Icon, LinkButton, Money, Notice, Page, Reference, Sheet, SummaryList } from '@portal/ui';
import { StepsSheet } from '../../forms/steps-sheet.tsx';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { paths } from './paths.ts';

export interface BillReadyProps {
  readonly declared: Declared;
  readonly onStartAgain: () => void;
}

export function BillReady({ declared, onStartAgain }: BillReadyProps) {
  const messages = useInfrastructureMessages();
  const language = useLanguage();
  const { reference, billReference, totalKobo, payBy, email } = declared;
  return (
    <Page title={messages.doneTitle} width="form">
      <Notice kind="success" role="status">
        <p>{messages.doneText(email)}</p>
      </Notice>
      <Sheet className="service-stack">
        <Money amountKobo={totalKobo} size="bill" />
        <SummaryList
          items={[
            { term: messages.billReference, detail: <Reference value={billReference} /> },
            { term: messages.payBy, detail: formatDate(payBy, language) },
            { term: messages.declarationReference, detail: <Reference value={reference} /> },
          ]}
        />
        <div className="ui-page-actions ui-screen-only">
          <LinkButton to={`/payment_summary_open?billReference=${billReference}`}>
            {messages.pay(formatNaira(totalKobo))}
          </LinkButton>
          <Button variant="secondary" icon={<Icon name="print" />} onClick={() => window.print()}>
            {messages.printPage}
          </Button>
        </div>
      </Sheet>
      <StepsSheet id="infra-next" tone="sunken" title={messages.nextTitle} steps={messages.nextSteps} />
      <div className="ui-page-actions ui-screen-only">
        <LinkButton to={paths.follow} variant="secondary">
          {messages.follow}
        </LinkButton>
        <Button variant="quiet" onClick={onStartAgain}>
          {messages.another}
        </Button>
      </div>
    </Page>
  );
}
