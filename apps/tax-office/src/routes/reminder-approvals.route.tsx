import { useLocalized } from '@portal/platform';
import { Link, useSearchParams } from '@portal/platform/router';
import { caseQueue, QueueScreen } from '@portal/workspace/work';
import { RemindersFrame } from '../reminders-frame.tsx';
import { screens } from '../screens.ts';

const { title } = screens['reminder-approvals'];
const reminders = caseQueue({ en: 'Reminders', ha: 'Tunatarwa' }, { kind: 'reminder-campaign', isOfOneOffice: true });
const texts = caseQueue({ en: 'Templates', ha: 'Samfura' }, { kind: 'reminder-text', isOfOneOffice: true });

export function Component() {
  const localized = useLocalized();
  const [params] = useSearchParams();
  const queue = params.get('of') === texts.id ? texts : reminders;
  return (
    <RemindersFrame>
      <QueueScreen
        key={queue.id}
        queue={queue}
        head={
          <>
            <header className="ws-head">
              <h1 tabIndex={-1} className="ws-title">
                {localized(title)}
              </h1>
            </header>
            <nav className="ws-parts ws-requests" aria-label={localized(title)}>
              {[reminders, texts].map(({ id, title: name }) => (
                <Link key={id} to={`?of=${id}`} aria-current={id === queue.id ? 'page' : undefined}>
                  {localized(name)}
                </Link>
              ))}
            </nav>
          </>
        }
      />
    </RemindersFrame>
  );
}
