import { messageFrom, useApiClient } from '@portal/api-client';
import { type FailedJob, type JobQueue, listFailedJobs, listJobQueues, retryJob } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDateTime, showToast } from '@portal/ui';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { useJobsMessages } from './messages/use-jobs-messages.ts';
import './jobs.css';

const jobsKey = ['operations', 'jobs'] as const;

/** What runs in the background, and what was given up. */
export function JobsScreen() {
  const messages = useJobsMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: jobsKey,
    async queryFn({ signal }) {
      const [queues, failed] = await Promise.all([api(listJobQueues, {}, signal), api(listFailedJobs, {}, signal)]);
      return { queues, failed };
    },
  });
  return (
    <RecordPage title={messages.title} kind={messages.title} lead={messages.lead} source={query}>
      {({ queues, failed }) => (
        <>
          <div className="ws-record-all">
            <RecordSection title={messages.failedJobs}>
              {failed.length === 0 ? (
                <p className="ws-record-quiet">{messages.noneFailed}</p>
              ) : (
                <ul className="ws-record-list">
                  {failed.map((job) => (
                    <FailedRow key={job.id} job={job} />
                  ))}
                </ul>
              )}
            </RecordSection>
          </div>
          <div className="ws-record-all">
            <RecordSection title={messages.kinds}>
              <Queues queues={queues} />
            </RecordSection>
          </div>
        </>
      )}
    </RecordPage>
  );
}

function FailedRow({ job }: { readonly job: FailedJob }) {
  const messages = useJobsMessages();
  const language = useLanguage();
  const api = useApiClient();
  const queries = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => api(retryJob, { params: { id: job.id } }),
    onSuccess: () => showToast({ kind: 'success', message: messages.retried }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.retryFailed) }),
    onSettled: () => queries.invalidateQueries({ queryKey: jobsKey }),
  });
  return (
    <li>
      <span>
        {job.name}
        <small>
          {formatDateTime(job.failedAt ?? job.createdAt, language)}, {messages.tries(job.tries)}
        </small>
        {job.problem && <small>{job.problem}</small>}
      </span>
      <Button size="sm" variant="secondary" pending={retrying.isPending} onClick={() => retrying.mutate()}>
        {messages.retry}
        <span className="ui-hidden">: {job.name}</span>
      </Button>
    </li>
  );
}

function Queues({ queues }: { readonly queues: readonly JobQueue[] }) {
  const messages = useJobsMessages();
  const language = useLanguage();
  return (
    <div className="admin-jobs-scroll">
      <table className="admin-jobs">
        <caption className="ui-hidden">{messages.kinds}</caption>
        <thead>
          <tr>
            {[messages.kind, messages.waiting, messages.running, messages.failedCount, messages.done].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, waitingSince, running, failed, done }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {waiting}
                {waitingSince && <small> ({messages.waitsSince(formatDateTime(waitingSince, language))})</small>}
              </td>
              <td>{running}</td>
              <td>{failed}</td>
              <td>{done}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
