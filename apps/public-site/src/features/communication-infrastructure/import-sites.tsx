import { ApiError, ConnectionError, useApiClient } from '@portal/api-client';
import { type ImportProblem, importCharactersMax, importSites, type Site, siteColumns } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { textOfBytes } from '@portal/spreadsheets';
import { Button, Icon, Notice, Sheet } from '@portal/ui';
import { type ChangeEvent, useRef } from 'react';
import { type InfrastructureMessages, useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

const example = 'mast,KAD-0012,Kaduna North,"Ungwan Rimi, behind the market",45,hybrid,1,10.55,7.45';
const template = `data:text/csv;charset=utf-8,${encodeURIComponent(`${siteColumns.join(',')}\r\n${example}\r\n`)}`;

export interface ImportSitesProps {
  readonly onAdd: (sites: readonly Site[]) => void;
}

/** A list of sites from a spreadsheet. Good files are added at once; of others the person decides. */
export function ImportSites({ onAdd }: ImportSitesProps) {
  const messages = useInfrastructureMessages();
  const api = useApiClient();
  const picker = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    async mutationFn(file: File) {
      // As spreadsheets save it, in the letters of Windows too.
      if (file.size > 2 * importCharactersMax) throw new RangeError('too large');
      const csv = textOfBytes(new Uint8Array(await file.arrayBuffer()));
      if (csv.length > importCharactersMax) throw new RangeError('too large');
      return api(importSites, { body: { csv } });
    },
    onSuccess({ sites, problems }) {
      if (problems.length === 0) onAdd(sites);
    },
  });

  function chosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    // The same file can be chosen again once it is mended.
    input.value = '';
    if (file) reading.mutate(file);
  }

  const { data } = reading;
  return (
    <Sheet tone="sunken" className="service-stack" aria-labelledby="infra-import">
      <h3 id="infra-import" className="ui-heading">
        {messages.importTitle}
      </h3>
      <p className="service-muted">{messages.importHint}</p>
      <div className="ui-page-actions">
        <Button
          variant="secondary"
          pending={reading.isPending}
          pendingText={messages.reading}
          onClick={() => picker.current?.click()}
        >
          {messages.chooseFile}
        </Button>
        <a className="ui-link service-back" href={template} download="sites.csv">
          <Icon name="download" size={18} /> {messages.template}
        </a>
      </div>
      <input ref={picker} type="file" hidden accept=".csv,text/csv" aria-labelledby="infra-import" onChange={chosen} />
      {reading.isError && (
        <Notice kind="danger" role="alert">
          <p>{wordsFor(reading.error, messages)}</p>
        </Notice>
      )}
      {data && data.problems.length === 0 && (
        <Notice kind="success" role="status">
          <p>{messages.imported(data.sites.length)}</p>
        </Notice>
      )}
      {data && data.problems.length > 0 && (
        <Problems
          problems={data.problems}
          good={data.sites.length}
          onAdd={() => {
            onAdd(data.sites);
            reading.reset();
          }}
        />
      )}
    </Sheet>
  );
}

interface ProblemsProps {
  readonly problems: readonly ImportProblem[];
  readonly good: number;
  readonly onAdd: () => void;
}

function Problems({ problems, good, onAdd }: ProblemsProps) {
  const messages = useInfrastructureMessages();
  const rows = new Set(problems.map(({ row }) => row)).size;
  const words: Readonly<Record<ImportProblem['problem'], string>> = {
    missing: messages.missing,
    'not-a-number': messages.notANumber,
    'out-of-range': messages.outOfRange,
    'unknown-choice': messages.unknownChoice,
    'unknown-area': messages.unknownArea,
    'too-long': messages.tooLong,
    unreadable: messages.unreadable,
  };
  return (
    <div role="alert" className="service-stack">
      <Notice kind="warning" title={messages.importProblems(rows)}>
        <p>{messages.importNext}</p>
      </Notice>
      <div className="infra-problems">
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.row}</th>
              <th scope="col">{messages.column}</th>
              <th scope="col">{messages.found}</th>
              <th scope="col">{messages.wrong}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, value, problem }) => (
              <tr key={`${row} ${column}`}>
                <th scope="row" data-header={messages.row}>
                  {row}
                </th>
                <td data-header={messages.column}>{column}</td>
                <td data-header={messages.found}>{value || messages.emptyCell}</td>
                <td data-header={messages.wrong}>{words[problem]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {good > 0 && (
        <Button variant="secondary" onClick={onAdd}>
          {messages.addGood(good)}
        </Button>
      )}
    </div>
  );
}

function wordsFor(error: Error, messages: InfrastructureMessages): string {
  if (error instanceof RangeError) return messages.tooLarge;
  if (error instanceof ConnectionError) return messages.offline;
  if (!(error instanceof ApiError)) return messages.fileUnreadable;
  if (error.is('declaration.columns-missing')) return messages.columnsMissing(error.fieldErrors.csv ?? '');
  if (error.is('declaration.too-many-rows')) return messages.tooManyRows;
  return error.status === 429 ? messages.limited(error.retryAfterSeconds ?? 60) : messages.fileUnreadable;
}
