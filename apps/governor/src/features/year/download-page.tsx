import { messageFrom, useApiClient } from '@portal/api-client';
import { downloadYearDocument } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { saveFile, showToast } from '@portal/ui';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import { useAskedYear } from '../../use-fiscal-year.ts';

/** The year on one page, as a PDF. */
export function DownloadPage() {
  const messages = useGovernorMessages();
  const api = useApiClient();
  const year = useAskedYear();
  const download = useMutation({
    mutationFn: () => api(downloadYearDocument, { query: { year } }),
    onSuccess: (bytes) => saveFile(`year-${year}.pdf`, bytes, 'application/pdf'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.pageFailed) }),
  });
  return (
    <button type="button" className="ws-button" disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? messages.makingPage : messages.downloadPage}
    </button>
  );
}
