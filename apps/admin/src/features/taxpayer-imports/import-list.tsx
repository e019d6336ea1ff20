import { messageFrom, useApiClient } from '@portal/api-client';
import { listTaxpayerImports } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ErrorState, formatDateTime, Skeleton, TextLink } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';
import { UploadDialog } from './upload-dialog.tsx';

/** What was read in, the newest first. */
export function ImportList({ head }: { readonly head: ReactNode }) {
  const localized = useLocalized();
  const [isUploading, setUploading] = useState(false);
  return (
    <div className="ws">
      <section className="ws-list">
        {head}
        <div className="ws-calendar-bar ui-screen-only">
          <Button size="sm" onClick={() => setUploading(true)}>
            {localized(texts.upload)}
          </Button>
        </div>
        <div className="ws-scroll ws-holidays">
          <Files />
        </div>
      </section>
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </div>
  );
}

function Files() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['taxpayer-imports'],
    queryFn: ({ signal }) => api(listTaxpayerImports, { query: { pageSize: 100 } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={localized(texts.title)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(texts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { data } = query.data;
  if (data.length === 0) return <p className="ws-record-quiet">{localized(texts.none)}</p>;
  return (
    <table className="ws-lines">
      <thead>
        <tr>
          <th scope="col">{localized(texts.file)}</th>
          <th scope="col">{localized(texts.state)}</th>
          <th scope="col">{localized(texts.rows)}</th>
          <th scope="col">{localized(texts.by)}</th>
          <th scope="col">{localized(texts.at)}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, fileName, state, rows, uploadedBy, uploadedAt }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink to={`/admin/tax-payers/imports/${id}`}>{fileName}</TextLink>
            </th>
            <td>{localized(texts.states[state])}</td>
            <td>{rows}</td>
            <td>{uploadedBy}</td>
            <td>{formatDateTime(uploadedAt, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
