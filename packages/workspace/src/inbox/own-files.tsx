import { messageFrom, useApiClient } from '@portal/api-client';
import {
  downloadExport,
  type Export,
  type ExportProblem,
  type ExportRequest,
  type ExportState,
  listExports,
  reports,
  requestExport,
  signExport,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useLive } from '@portal/platform/inbox';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, Skeleton } from '@portal/ui';
import { saveExport, saveSignature } from '../lists/export/save-export.ts';
import { counted, dayOfMoment, shortDay, timeInLagos } from '../lists/format.ts';
import { type Sign, StatusSign } from '../lists/table/status-sign.tsx';
import { useInboxMessages } from './messages/use-inbox-messages.ts';

const signs: Readonly<Record<ExportState, Sign>> = {
  queued: { shape: 'clock', tone: 'info' },
  running: { shape: 'half', tone: 'info' },
  done: { shape: 'tick', tone: 'good' },
  failed: { shape: 'triangle', tone: 'danger' },
  cancelled: { shape: 'cross', tone: 'quiet' },
  expired: { shape: 'cross', tone: 'quiet' },
};

const ownFiles = ['exports', 'own'];
/** What the same question would meet again, however often it is asked. */
const lasting: readonly ExportProblem[] = ['too-many-rows', 'access-lost'];

/** What was exported in the last thirty days; what is still kept can be downloaded. */
export function OwnFiles() {
  const messages = useInboxMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ownFiles,
    queryFn: ({ signal }) => api(listExports, {}, signal),
  });
  useLive('exports', () => void query.refetch());
  const files = query.data?.data.filter(({ state }) => state !== 'cancelled');
  return (
    <section id="files" className="ws-inbox-files" aria-label={messages.files}>
      <h2>{messages.files}</h2>
      {query.isPending && <Skeleton height={96} />}
      {query.isError && (
        <p role="alert" className="ws-problem">
          {messageFrom(query.error, messages.filesFailed)}{' '}
          <Button size="sm" variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
            {messages.tryAgain}
          </Button>
        </p>
      )}
      {files?.length === 0 && <p className="ws-notice-none">{messages.noFiles}</p>}
      <ul>
        {files?.map((made) => (
          <OwnFile key={made.id} made={made} />
        ))}
      </ul>
    </section>
  );
}

function OwnFile({ made }: { readonly made: Export }) {
  const messages = useInboxMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const api = useApiClient();
  const download = useMutation({
    mutationFn: () => api(downloadExport, { params: { id: made.id } }),
    onSuccess: (bytes) => saveExport(bytes, made),
  });
  const signing = useMutation({
    mutationFn: () => api(signExport, { params: { id: made.id } }),
    onSuccess: (signed) => saveSignature(signed, made),
  });
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => {
      const { report, asked, columns, format } = made;
      return api(requestExport, { body: { report, asked, columns, format, language: made.language } as ExportRequest });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ownFiles }),
  });
  const problem = download.error ?? signing.error ?? again.error;
  const title = reports.find(({ id }) => id === made.report)?.title;
  const words = { ...messages, failed: messages.failedFile };
  const moment = (at: string) => `${shortDay(dayOfMoment(at), language)}, ${timeInLagos(at)}`;
  return (
    <li>
      <div>
        <strong>{title ? localized(title) : made.report}</strong>
        <StatusSign sign={signs[made.state]}>{words[made.state]}</StatusSign>
        <p>
          {made.rows !== null && `${messages.fileRows(counted(made.rows), made.format.toUpperCase())} · `}
          {moment(made.requestedAt)}
          {made.state === 'done' && made.expiresAt && ` · ${messages.fileUntil(moment(made.expiresAt))}`}
        </p>
        {made.state === 'failed' && <p className="ws-problem">{messages[made.problem ?? 'unexpected']}</p>}
        {problem && (
          <p role="alert" className="ws-problem">
            {messageFrom(problem, messages.filesFailed)}
          </p>
        )}
      </div>
      {made.state === 'failed' && !(made.problem && lasting.includes(made.problem)) && (
        <span className="ws-file-actions">
          <Button size="sm" variant="secondary" pending={again.isPending} onClick={() => again.mutate()}>
            {messages.tryAgain}
            <span className="ui-hidden">: {title ? localized(title) : made.report}</span>
          </Button>
        </span>
      )}
      {made.state === 'done' && (
        <span className="ws-file-actions">
          <Button size="sm" variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
            {messages.download}
            <span className="ui-hidden">: {title ? localized(title) : made.report}</span>
          </Button>
          <Button size="sm" variant="quiet" pending={signing.isPending} onClick={() => signing.mutate()}>
            {messages.signature}
            <span className="ui-hidden">: {title ? localized(title) : made.report}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
