import { messageFrom, useApiClient } from '@portal/api-client';
import {
  cancelExport,
  downloadExport,
  type Export,
  type ExportFormat,
  type ExportRequest,
  exportFormats,
  getExport,
  requestExport,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { skipToken, useMutation, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { useId, useState } from 'react';
import type { Asked } from '../address/list-address.ts';
import { counted } from '../format.ts';
import type { AnyReport } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import { exportedFields } from './exported-fields.ts';
import { saveExport } from './save-export.ts';

export interface ExportOf {
  readonly report: AnyReport;
  readonly asked: Asked;
  /** In the order of the screen. */
  readonly columns: readonly string[];
}

/** How often one asks how far it is, while somebody looks. */
const askEveryMs = 1500;
/** What a table holds: every column of the report, or what the screen shows. Paper always gets the latter. */
const columnChoices = ['all', 'shown'] as const;
type ColumnChoice = (typeof columnChoices)[number];
const isUnderWay = (made: Export | undefined) => made?.state === 'queued' || made?.state === 'running';

/** Asks for a file, shows how far it is and hands it over. Whoever leaves finds it in their notices. */
export function ExportPanel({ report, asked, columns }: ExportOf) {
  const messages = useListMessages();
  const language = useLanguage();
  const api = useApiClient();
  const choiceName = useId();
  const [choice, setChoice] = useState<ColumnChoice>('all');
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  const request = useMutation({
    mutationFn: (format: ExportFormat) => {
      const body = { report: report.id, asked: exportedFields(asked), format, language };
      return api(requestExport, {
        body: (format === 'pdf' || choice === 'shown' ? { ...body, columns } : body) as ExportRequest,
      });
    },
    onSuccess: setWanted,
  });
  const progress = useQuery({
    queryKey: ['exports', wanted?.id],
    queryFn: wanted ? ({ signal }) => api(getExport, { params: { id: wanted.id } }, signal) : skipToken,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? askEveryMs : false),
  });
  const download = useMutation({
    mutationFn: ({ id }: Export) => api(downloadExport, { params: { id } }),
    onSuccess: saveExport,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => api(cancelExport, { params: { id } }),
    onSettled: () => progress.refetch(),
  });
  const made = progress.data ?? request.data;
  const failure = request.error ?? progress.error ?? download.error ?? cancel.error;

  if (!made || made.state === 'cancelled')
    return (
      <div className="ws-export">
        <p>{messages.exportAll}</p>
        <fieldset className="ws-export-columns">
          <legend>{messages.exportColumns}</legend>
          {columnChoices.map((one) => (
            <label key={one}>
              <input type="radio" name={choiceName} checked={choice === one} onChange={() => setChoice(one)} />
              {one === 'all'
                ? messages.exportEveryColumn(Object.keys(report.columns).length)
                : messages.exportShownColumns(columns.length)}
            </label>
          ))}
        </fieldset>
        <div className="ws-export-formats">
          {exportFormats.map((format) => (
            <Button
              key={format}
              size="sm"
              variant="secondary"
              pending={request.isPending && request.variables === format}
              onClick={() => request.mutate(format)}
            >
              {messages[format]}
            </Button>
          ))}
        </div>
        {failure && <p className="ws-problem">{messageFrom(failure, messages.exportFailed)}</p>}
      </div>
    );
  const share = made.rows ? made.rowsDone / made.rows : 0;
  return (
    <div className="ws-export">
      <p role="status">
        {made.state === 'done'
          ? messages.exportDone(counted(made.rows ?? 0))
          : isUnderWay(made)
            ? messages.exportRunning(counted(made.rowsDone), made.rows === null ? '…' : counted(made.rows))
            : messages.exportProblem(made.problem === null ? messages.exportFailed : messages[made.problem])}
      </p>
      {isUnderWay(made) && (
        <>
          <progress value={share} aria-label={messages.export} />
          <p className="ws-export-note">{messages.exportLeave}</p>
          <Button size="sm" variant="quiet" pending={cancel.isPending} onClick={() => cancel.mutate(made.id)}>
            {messages.exportCancel}
          </Button>
        </>
      )}
      {made.state === 'done' && (
        <Button size="sm" pending={download.isPending} onClick={() => download.mutate(made)}>
          {messages.exportDownload}
        </Button>
      )}
      {!isUnderWay(made) && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            request.reset();
            setWanted(undefined);
          }}
        >
          {messages.exportAnother}
        </Button>
      )}
      {failure && <p className="ws-problem">{messageFrom(failure, messages.exportFailed)}</p>}
    </div>
  );
}
