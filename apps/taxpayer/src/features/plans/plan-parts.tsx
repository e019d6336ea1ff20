import { formatNaira, type InstalmentPlan } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, LinkButton, Money, Notice, TextLink } from '@portal/ui';
import { usePlanMessages } from './messages/use-plan-messages.ts';

export interface PlanPartsProps {
  readonly plan: InstalmentPlan;
  /** The bill on whose screen it stands. */
  readonly shownBill: string;
}

const kinds = { broken: 'danger', refused: 'warning', completed: 'success' } as const;

/** How a plan stands, each part with its day and what became of it, and the next one to pay. */
export function PlanParts({ plan, shownBill }: PlanPartsProps) {
  const messages = usePlanMessages();
  const language = useLanguage();
  const { state, answer, parts, billReference, cost, penalties } = plan;
  const open = parts.filter(({ status }) => status !== 'paid');
  const [next] = open;
  const isRunning = state === 'active' || state === 'broken';
  const openKobo = open.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  return (
    <>
      <Notice kind={state in kinds ? kinds[state as keyof typeof kinds] : 'info'}>
        <p>{messages.states[state]}</p>
        {answer && (
          <p>
            {messages.answer}: {answer}
          </p>
        )}
      </Notice>
      <ol className="plan-list">
        {parts.map((part) => (
          <Part key={part.number} part={part} isBroken={state === 'broken'} />
        ))}
      </ol>
      {isRunning && openKobo > 0 && <p>{messages.remaining(formatNaira(openKobo))}</p>}
      {cost && cost.penaltyKobo + cost.interestKobo > 0 && (
        <section className="plan-cost" aria-label={messages.costSoFar}>
          <h3>{messages.costSoFar}</h3>
          <dl>
            <dt>{messages.penalty}</dt>
            <dd>
              <Money amountKobo={cost.penaltyKobo} />
            </dd>
            <dt>{messages.interest}</dt>
            <dd>
              <Money amountKobo={cost.interestKobo} />
            </dd>
          </dl>
          <p>
            {messages.costWorking(formatDate(cost.dueAtFirstOn, language), formatDate(cost.asOf, language), cost.law)}
          </p>
        </section>
      )}
      {penalties.length > 0 && (
        <ul className="plan-list" aria-label={messages.penalties}>
          {penalties.map((one) => (
            <Penalty key={one.asOf + one.state} penalty={one} />
          ))}
        </ul>
      )}
      {isRunning && next?.billReference && (
        <LinkButton to={`/payment-gateways-open?billRef=${next.billReference}`} fullWidth>
          {messages.payPart(formatNaira(next.amountKobo))}
        </LinkButton>
      )}
      {billReference !== shownBill && (
        <TextLink to={`/user/payment_summary?billReference=${billReference}`}>{messages.wholeBill}</TextLink>
      )}
      {state === 'asked' && <TextLink to="/user/e-services">{messages.withdraw}</TextLink>}
    </>
  );
}

function Part({ part, isBroken }: { readonly part: InstalmentPlan['parts'][number]; readonly isBroken: boolean }) {
  const messages = usePlanMessages();
  const language = useLanguage();
  const { number, amountKobo, dueOn, billReference, status } = part;
  const name = messages.part(number);
  return (
    <li>
      <span>
        {billReference ? <TextLink to={`/user/payment_summary?billReference=${billReference}`}>{name}</TextLink> : name}
        <small>
          {status === 'paid'
            ? messages.paid
            : isBroken
              ? messages.dueNow
              : dueOn && messages.dueOn(formatDate(dueOn, language))}
        </small>
      </span>
      <Money amountKobo={amountKobo} />
    </li>
  );
}

/** What the office billed, or remitted, of penalty and interest. */
function Penalty({ penalty }: { readonly penalty: InstalmentPlan['penalties'][number] }) {
  const messages = usePlanMessages();
  const language = useLanguage();
  const { asOf, penaltyKobo, interestKobo, billReference } = penalty;
  return (
    <li>
      <span>
        {billReference ? (
          <TextLink to={`/user/payment_summary?billReference=${billReference}`}>{messages.penaltyBill}</TextLink>
        ) : (
          messages.penaltyWaived
        )}
        <small>{messages.until(formatDate(asOf, language))}</small>
      </span>
      <Money amountKobo={penaltyKobo + interestKobo} />
    </li>
  );
}
