import { useLanguage } from '@portal/platform';
import { shortNaira } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear } from '../../use-fiscal-year.ts';

/** Collected solid, forecast hatched, today's plan dashed, the budget an ink line: the same meaning as on every chart. */
export function BudgetBar({ year: { collected, budget, plan, forecast } }: { readonly year: FiscalYear }) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const naira = (kobo: number) => shortNaira(kobo, language);
  const most = Math.max(1, collected.kobo, budget?.kobo ?? 0, forecast?.highKobo ?? 0) * 1.02;
  const at = (kobo: number) => `${(100 * Math.max(0, kobo)) / most}%`;
  return (
    <div
      className="gov-bar"
      role="img"
      aria-label={messages.bar(naira(collected.kobo), budget ? naira(budget.kobo) : messages.notEntered)}
    >
      {plan && (
        <span className="gov-bar-above" style={{ left: at(plan.kobo) }}>
          {messages.plan}
        </span>
      )}
      <div className="gov-bar-track">
        <i style={{ width: at(collected.kobo) }} />
        {forecast && (
          <u
            style={{
              left: at(forecast.lowKobo),
              width: at(Math.max(most * 0.006, forecast.highKobo - forecast.lowKobo)),
            }}
          />
        )}
        {plan && <s style={{ left: at(plan.kobo) }} />}
        {budget && <b style={{ left: at(budget.kobo) }} />}
      </div>
      <div className="gov-bar-below">
        {forecast && (
          <span>
            {messages.forecast} <b>{messages.range(naira(forecast.lowKobo), naira(forecast.highKobo))}</b>
          </span>
        )}
        {budget && <span>{messages.budget}</span>}
      </div>
    </div>
  );
}
