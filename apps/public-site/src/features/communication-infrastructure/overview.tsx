import type { Tariff } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import { ErrorState, FactList, formatDate, LinkButton, Money, Page, Sheet } from '@portal/ui';
import { StepsSheet } from '../../forms/steps-sheet.tsx';
import { SwitchedOff } from '../../forms/switched-off.tsx';
import './infrastructure.css';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { paths } from './paths.ts';

export interface OverviewProps {
  /** Nothing when the rates cannot be had. */
  readonly tariff: Tariff | undefined;
}

export function Overview({ tariff }: OverviewProps) {
  const messages = useInfrastructureMessages();
  return (
    <Page title={messages.title} lead={messages.lead}>
      <SwitchedOff feature="infrastructure" />
      <div className="ui-page-actions">
        <LinkButton to={paths.declare}>{messages.start}</LinkButton>
        <LinkButton to={paths.follow} variant="secondary">
          {messages.follow}
        </LinkButton>
      </div>
      <StepsSheet id="infra-how" title={messages.howTitle} steps={messages.howSteps} />
      <Rates tariff={tariff} />
      <Sheet tone="sunken" aria-labelledby="infra-facts" className="service-stack">
        <h2 id="infra-facts" className="ui-heading">
          {messages.goodToKnow}
        </h2>
        <FactList facts={messages.facts.split('\n')} />
      </Sheet>
    </Page>
  );
}

function Rates({ tariff }: OverviewProps) {
  const messages = useInfrastructureMessages();
  const language = useLanguage();
  const revalidator = useRevalidator();
  if (!tariff) {
    return (
      <ErrorState
        message={messages.ratesFailed}
        onRetry={() => void revalidator.revalidate()}
        isRetrying={revalidator.state === 'loading'}
      />
    );
  }
  return (
    <Sheet aria-labelledby="infra-rates" className="service-stack">
      <h2 id="infra-rates" className="ui-heading">
        {messages.ratesTitle}
      </h2>
      <p className="service-muted">{messages.ratesFrom(formatDate(tariff.validFrom, language))}</p>
      <table className="infra-lines">
        <thead>
          <tr>
            <th scope="col">{messages.rate}</th>
            <th scope="col">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {tariff.entries.map(({ key, label, unit, amountKobo, basis, isIllustrative }) => (
            <tr key={key}>
              <th scope="row">
                {label[language]} {isIllustrative && <span className="infra-mark">{messages.illustrative}</span>}
                {basis && <span className="infra-note">{basis[language]}</span>}
              </th>
              <td>
                <Money amountKobo={amountKobo} />
                <span className="infra-note">{unit[language]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {tariff.entries.some(({ isIllustrative }) => isIllustrative) && <p>{messages.illustrativeText}</p>}
    </Sheet>
  );
}
