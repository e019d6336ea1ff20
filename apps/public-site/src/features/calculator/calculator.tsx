import './calculator.css';
import './totals.css';
import './result-lines.css';
import { Icon, Notice, Page, TextLink } from '@portal/ui';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import { RateTables } from './rate-tables.tsx';
import { Result } from './result.tsx';
import { TaxChoice } from './tax-choice.tsx';
import { TaxForm } from './tax-form.tsx';
import { useAddressedCalculation } from './use-addressed-calculation.ts';
import { CalculationContext, useMoment } from './use-calculation.ts';

/** Every tax with its own figures, explained line by line. Nothing that is entered leaves the device. */
export function Calculator() {
  return (
    <CalculationContext value={useAddressedCalculation()}>
      <CalculatorPage />
    </CalculationContext>
  );
}

function CalculatorPage() {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const tax = useMoment((moment) => moment.tax);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <noscript>
        <Notice kind="info">{messages.needsScript}</Notice>
      </noscript>
      <TaxChoice chosen={tax} />
      <div className="calculator">
        <section aria-labelledby="calculator-figures" className="calculator-figures">
          <h2 id="calculator-figures">{words.taxes[tax].name}</h2>
          <p className="calculator-quiet">{words.taxes[tax].when}</p>
          <TaxForm key={tax} tax={tax} />
          <p className="calculator-private">
            <Icon name="verify" />
            {messages.privacy}
          </p>
        </section>
        <Result key={`result ${tax}`} tax={tax} />
      </div>
      {(tax === 'income-tax' || tax === 'capital-gains') && <RateTables />}
      <FurtherReading />
    </Page>
  );
}

function FurtherReading() {
  const messages = useCalculatorMessages();
  const links = [
    { to: '/tax-benefits', label: messages.linkBenefits },
    { to: '/faq', label: messages.linkFaq },
    { to: '/', label: messages.linkPay },
  ];
  return (
    <nav className="further-links ui-screen-only" aria-labelledby="calculator-links">
      <h2 id="calculator-links">{messages.furtherReading}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
