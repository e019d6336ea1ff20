import { useLocalized } from '@portal/platform';
import { Link, useSearchParams } from '@portal/platform/router';
import { caseQueue, QueueScreen } from '@portal/workspace/work';
import { PenaltiesFrame } from '../penalties-frame.tsx';
import { screens } from '../screens.ts';

const { title } = screens['penalty-decide'];
const penalties = caseQueue({ en: 'Penalties', ha: 'Tara' }, { kind: 'penalty', isOfOneOffice: true });
const remissions = caseQueue({ en: 'Remissions', ha: 'Yafewa' }, { kind: 'penalty-remission', isOfOneOffice: true });

export function Component() {
  const localized = useLocalized();
  const [params] = useSearchParams();
  const queue = params.get('of') === remissions.id ? remissions : penalties;
  return (
    <PenaltiesFrame>
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
              {[penalties, remissions].map(({ id, title: name }) => (
                <Link key={id} to={`?of=${id}`} aria-current={id === queue.id ? 'page' : undefined}>
                  {localized(name)}
                </Link>
              ))}
            </nav>
          </>
        }
      />
    </PenaltiesFrame>
  );
}
