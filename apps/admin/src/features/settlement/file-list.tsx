import { messageFrom } from '@portal/api-client';
import { groupThousands } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, ErrorState, formatDateTime, Page, Skeleton, TextLink } from '@portal/ui';
import { useState } from 'react';
import { fileTexts } from './file-texts.ts';
import { useSettlementFiles } from './settlement.queries.ts';
import { filePath } from './settlement-paths.ts';
import { UploadDialog } from './upload-dialog.tsx';
import './settlement.css';

/** Files of providers and banks, the newest first: `/admin/settlement-reports/files`. */
export function FileList() {
  const localized = useLocalized();
  const [isUploading, setUploading] = useState(false);
  return (
    <Page
      title={localized(fileTexts.title)}
      width="full"
      actions={
        <Button size="sm" onClick={() => setUploading(true)}>
          {localized(fileTexts.upload)}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="ws-record-wide settlement-rows" tabIndex={0} aria-label={localized(fileTexts.title)}>
        <Files />
      </section>
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </Page>
  );
}

function Files() {
  const localized = useLocalized();
  const language = useLanguage();
  const query = useSettlementFiles();
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={localized(fileTexts.title)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(fileTexts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (query.data.length === 0) return <p className="ws-record-quiet">{localized(fileTexts.none)}</p>;
  return (
    <table className="ws-lines">
      <thead>
        <tr>
          <th scope="col">{localized(fileTexts.file)}</th>
          <th scope="col">{localized(fileTexts.source)}</th>
          <th scope="col">{localized(fileTexts.state)}</th>
          <th scope="col">{localized(fileTexts.newLines)}</th>
          <th scope="col">{localized(fileTexts.receivedAt)}</th>
          <th scope="col">{localized(fileTexts.by)}</th>
        </tr>
      </thead>
      <tbody>
        {query.data.map(({ id, name, source, state, newLines, receivedAt, receivedBy }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink to={filePath(id)}>{name}</TextLink>
            </th>
            <td>{localized(fileTexts.sources[source])}</td>
            <td>{localized(fileTexts.states[state])}</td>
            <td>{state === 'imported' ? groupThousands(newLines) : '–'}</td>
            <td>{formatDateTime(receivedAt, language)}</td>
            <td>{receivedBy ?? localized(fileTexts.folder)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
