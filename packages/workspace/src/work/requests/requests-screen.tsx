import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { countWork, listCorrections, tipReaders, type WorkKindName } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Link, useSearchParams } from '@portal/platform/router';
import type { ReactNode } from 'react';
import { counted } from '../../lists/format.ts';
import { caseQueue } from '../cases/case-queue.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { workKey } from '../queue/use-queue.ts';
import { BeginRecovery } from './begin-recovery.tsx';
import { correctionQueue } from './correction-queue.tsx';
import { organisationQueue } from './organisation-queue.tsx';
import { TakeNext } from './take-next.tsx';

/** Every kind in one list, by the nearest legal day. */
const everything = caseQueue({ en: 'All work', ha: 'Duk aiki' }, { isOfOneOffice: true }); // native reviewer

const identities = caseQueue(
  { en: 'People to confirm', ha: 'Mutanen da za a tabbatar' },
  { kind: 'identity-confirmation', isOfOneOffice: true },
);

const recoveries = caseQueue(
  { en: 'Ways back into accounts', ha: 'Dawo da asusu' }, // native reviewer
  { kind: 'account-recovery', isOfOneOffice: true },
);

const officeChanges = caseQueue(
  { en: 'Change of office', ha: 'Canjin ofis' },
  { kind: 'office-change', isOfOneOffice: true },
);

const standings = caseQueue(
  { en: 'Standing of taxpayers', ha: 'Matsayin masu biyan haraji' },
  { kind: 'standing-change', isOfOneOffice: true },
);

const assessments = caseQueue(
  { en: 'Assessments', ha: 'Kimanta haraji' }, // native reviewer
  { kind: 'assessment', isOfOneOffice: true },
);

const plans = caseQueue(
  { en: 'Payment in parts', ha: 'Biya kashi-kashi' },
  { kind: 'instalment-plan', isOfOneOffice: true },
);

const penalties = caseQueue(
  { en: 'Penalties of broken plans', ha: 'Tarar yarjejeniyoyin da suka karye' },
  { kind: 'plan-penalty', isOfOneOffice: true },
);

const disputes = caseQueue(
  { en: 'Questions about bills', ha: 'Tambayoyi kan bil' },
  { kind: 'bill-dispute', isOfOneOffice: true },
);

const payeQueries = caseQueue(
  { en: 'Questions about PAYE', ha: 'Tambayoyi kan PAYE' },
  { kind: 'paye-query', isOfOneOffice: true },
);

const withholdingQueries = caseQueue(
  { en: 'Questions about withholding', ha: 'Tambayoyi kan harajin riƙo' },
  { kind: 'withholding-query', isOfOneOffice: true },
);

const objections = caseQueue(
  { en: 'Objections', ha: 'Ƙin amincewa da tantancewa' },
  { kind: 'objection', isOfOneOffice: true },
);

const demands = caseQueue(
  { en: 'Demand notices', ha: 'Takardun neman biya' },
  { kind: 'demand-notice', isOfOneOffice: true },
);

const discrepancies = caseQueue(
  { en: 'Discrepancies', ha: 'Bambance-bambance' },
  { kind: 'discrepancy', isOfOneOffice: true },
);

const enforcements = caseQueue({ en: 'Enforcement', ha: 'Tilastawa' }, { kind: 'enforcement', isOfOneOffice: true });

const substitutions = caseQueue(
  { en: 'Substitution', ha: 'Wakilci wajen biya' },
  { kind: 'substitution', isOfOneOffice: true },
);

const leads = caseQueue({ en: 'Leads', ha: 'Alamu' }, { kind: 'lead', isOfOneOffice: true });
const tips = caseQueue({ en: 'Tips', ha: 'Labarai' }, { kind: 'tip', isOfOneOffice: true });
const tipSenders = caseQueue(
  { en: 'Senders of tips', ha: 'Masu aiko da labari' },
  { kind: 'tip-sender', isOfOneOffice: true },
);
const tipRewards = caseQueue({ en: 'Rewards', ha: 'Lada' }, { kind: 'tip-reward', isOfOneOffice: true });

/** What taxpayers ask of their office: organisations and people to confirm, ways back into accounts, another office, bills to pay in parts, and for whoever decides them, corrections of persons. */
export function RequestsScreen({ head }: { readonly head: ReactNode }) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const [params] = useSearchParams();
  const role = activeRole(useSession().session);
  const decides = listCorrections.access.some((one) => one === role);
  const leadsOffice = tipReaders.some((one) => one === role);
  const queues = [
    everything,
    organisationQueue,
    identities,
    recoveries,
    officeChanges,
    standings,
    assessments,
    plans,
    penalties,
    disputes,
    objections,
    demands,
    discrepancies,
    enforcements,
    substitutions,
    leads,
    ...(leadsOffice ? [tips, tipRewards] : []),
    ...(role === 'Tax Office Director' ? [tipSenders] : []),
    payeQueries,
    withholdingQueries,
    ...(decides ? [correctionQueue] : []),
  ];
  // Addresses of organisations name no kind.
  const unnamed = params.has('of') || params.has('record') ? organisationQueue : everything;
  const queue = queues.find(({ id }) => id === params.get('of')) ?? unnamed;
  const open = useOpenWork();
  const countOf = ({ id, always }: (typeof queues)[number]) =>
    id === everything.id ? sumOf(open) : always?.kind === undefined ? undefined : (open?.get(always.kind) ?? 0);
  const tab = params.get('tab');
  const within = (
    <>
      {head}
      <nav className="ws-parts ws-requests" aria-label={messages.requestKinds}>
        {queues.map((one) => (
          <Link
            key={one.id}
            to={`?${new URLSearchParams({ ...(tab !== null && { tab }), of: one.id }).toString()}`}
            aria-current={one.id === queue.id ? 'page' : undefined}
          >
            {localized(one.title)}
            {countOf(one) ? <span className="ws-number">{counted(countOf(one) ?? 0)}</span> : null}
          </Link>
        ))}
      </nav>
      {queue.list === everything.list && <TakeNext kind={queue.always?.kind as WorkKindName | undefined} />}
      {queue === recoveries && <BeginRecovery />}
    </>
  );
  return <QueueScreen key={queue.id} queue={queue} head={within} />;
}

/** Open cases by kind; undefined until they are known. */
function useOpenWork(): ReadonlyMap<string, number> | undefined {
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: [...workKey, 'kinds'],
    queryFn: ({ signal }) => api(countWork, {}, signal),
    select: (kinds) => new Map(kinds.map(({ kind, open }) => [kind as string, open])),
  });
  return data;
}

function sumOf(open: ReadonlyMap<string, number> | undefined): number | undefined {
  return open && [...open.values()].reduce((sum, count) => sum + count, 0);
}
