import { LinkButton, Sheet } from '@portal/ui';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';

/** Zeros teach nobody anything: what an account is for, and where to begin. */
export function FirstVisit() {
  const messages = useDashboardMessages();
  return (
    <div className="dash">
      <Sheet className="dash-first" aria-labelledby="dash-first">
        <h2 id="dash-first">{messages.firstTitle}</h2>
        <p>{messages.firstText}</p>
        <ol>
          {messages.firstSteps.map(({ title, text, to, action }) => (
            <li key={to}>
              <h3>{title}</h3>
              <p>{text}</p>
              <LinkButton to={to} variant={to === '/user/generate-invoice' ? 'primary' : 'secondary'}>
                {action}
              </LinkButton>
            </li>
          ))}
        </ol>
      </Sheet>
    </div>
  );
}
