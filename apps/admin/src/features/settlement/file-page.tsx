import { groupThousands, type SettlementFilePreview } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { formatDateTime, LinkButton, TextLink } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { ColumnsForm } from './columns-form.tsx';
import { fileTexts } from './file-texts.ts';
import { RowProblems } from './row-problems.tsx';
import { useSettlementFile } from './settlement.queries.ts';
import { filesPath, openDifferencesPath } from './settlement-paths.ts';
import './settlement.css';

interface Part {
  readonly file: SettlementFilePreview;
}

/** One file: what was found in it, its columns, its first rows, and what could not be read: `/admin/settlement-reports/files/:id`. */
export function FilePage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(fileTexts.kind)}
      title={({ name }: SettlementFilePreview) => name}
      source={useSettlementFile(id)}
      lead={<TextLink to={filesPath}>{localized(fileTexts.all)}</TextLink>}
    >
      {(file) => (
        <>
          <Found file={file} />
          <RecordSection title={localized(fileTexts.columns)}>
            <ColumnsForm key={file.state} file={file} />
          </RecordSection>
          <div className="ws-record-all settlement-rest">
            <FirstRows file={file} />
            {file.problems.length > 0 && <Problems file={file} />}
          </div>
        </>
      )}
    </RecordPage>
  );
}

function Found({ file }: Part) {
  const localized = useLocalized();
  const language = useLanguage();
  const { source, state, receivedAt, receivedBy, newLines, repeatedLines, badLines } = file;
  return (
    <RecordSection title={localized(fileTexts.found)}>
      <Facts
        facts={[
          [localized(fileTexts.source), localized(fileTexts.sources[source])],
          [localized(fileTexts.state), localized(fileTexts.states[state])],
          [localized(fileTexts.receivedAt), formatDateTime(receivedAt, language)],
          [localized(fileTexts.by), receivedBy ?? localized(fileTexts.folder)],
          ...(state === 'imported'
            ? ([
                [localized(fileTexts.newLines), groupThousands(newLines)],
                [localized(fileTexts.repeated), groupThousands(repeatedLines)],
                [localized(fileTexts.bad), groupThousands(badLines)],
              ] as const)
            : []),
        ]}
      />
      {state === 'importing' && <p role="status">{localized(fileTexts.importing)}</p>}
      {state === 'imported' && (
        <p>
          <LinkButton to={openDifferencesPath} size="sm" variant="secondary">
            {localized(fileTexts.differences)}
          </LinkButton>
        </p>
      )}
    </RecordSection>
  );
}

function FirstRows({ file: { headings, rows } }: Part) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(fileTexts.firstRows)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="ws-record-wide settlement-rows" tabIndex={0} aria-label={localized(fileTexts.firstRows)}>
        <table className="ws-lines">
          <thead>
            <tr>
              <th scope="col">{localized(fileTexts.row)}</th>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {headings.map((heading, column) => (
                  <td key={heading}>{cells[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </RecordSection>
  );
}

function Problems({ file: { problems } }: Part) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(fileTexts.problems)}>
      <RowProblems problems={problems} />
    </RecordSection>
  );
}
