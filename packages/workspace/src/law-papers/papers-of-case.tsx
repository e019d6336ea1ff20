import { messageFrom, problemOf, useApiClient } from '@portal/api-client';
import {
  downloadLawPaper,
  downloadOwnLawPaper,
  type LawPaper,
  type LawPaperSubject,
  lawPaperKindWords,
  lawPaperStandingWords,
  listLawPapers,
  listOwnLawPapers,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button, formatDate, Icon, LoadFailure, Skeleton, saveFile, showToast } from '@portal/ui';
import { words } from './words.ts';

export interface PapersOfCaseProps {
  readonly of: LawPaperSubject;
  readonly id: string;
  /** The taxpayer sees what was served; the office also what is to be served. */
  readonly side: 'taxpayer' | 'office';
  /** Changes when a move may have made a paper. */
  readonly standing: string;
}

/** The papers of a case in the order in which they were served, each as it was issued. */
export function PapersOfCase({ of, id, side, standing }: PapersOfCaseProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['law-papers', side, of, id, standing],
    queryFn: ({ signal }) => api(side === 'taxpayer' ? listOwnLawPapers : listLawPapers, { query: { of, id } }, signal),
  });
  if (query.isPending) return <Skeleton height={48} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { papers } = query.data;
  if (papers.length === 0) return <p>{localized(words.none)}</p>;
  return (
    <ol className="ws-papers" aria-label={localized(words.title)}>
      {papers.map((paper) => (
        <PaperRow key={paper.id} paper={paper} side={side} />
      ))}
    </ol>
  );
}

function PaperRow({ paper, side }: { readonly paper: LawPaper; readonly side: PapersOfCaseProps['side'] }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const { id, number, kind, service, standing } = paper;
  const download = useMutation({
    mutationFn: () => api(side === 'taxpayer' ? downloadOwnLawPaper : downloadLawPaper, { params: { id } }),
    onSuccess: (bytes) => saveFile(`${number.replace('/', '-')}.pdf`, bytes, 'application/pdf'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(words.notDownloaded)) }),
  });
  const served = service ? `${localized(words.served)} ${formatDate(service.on, language)}` : localized(words.toServe);
  return (
    <li>
      <p>
        <strong>{localized(lawPaperKindWords[kind])}</strong> {number}
        <br />
        <small>
          {[served, ...(standing === 'valid' ? [] : [localized(lawPaperStandingWords[standing])])].join(' · ')}
        </small>
      </p>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="download" />}
        pending={download.isPending}
        aria-label={`${localized(words.download)}: ${localized(lawPaperKindWords[kind])} ${number} (PDF)`}
        onClick={() => download.mutate()}
      >
        {localized(words.download)} (PDF)
      </Button>
    </li>
  );
}
