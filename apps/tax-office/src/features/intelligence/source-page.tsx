import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { approveSource, endSource, type SourceRecord, sourceKindWords, takeSourceFile } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { Button, formatDate } from '@portal/ui';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { Facts } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { Suspense, useState } from 'react';
import { texts } from './texts.ts';
import { useIntelligenceChanged, useSource } from './use-sources.ts';

const FileDialog = lazyPart(async () => (await import('./file-dialog.tsx')).FileDialog);

/** One source: its impact assessment, its days, its files and what came of its rows. */
export function SourcePage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(texts.source)}
      title={({ name }) => name}
      source={useSource(id)}
      actions={(source) => <SourceSteps key={source.state} source={source} />}
    >
      {(source) => (
        <>
          <RecordSection title={localized(texts.assessment)}>
            <Assessment source={source} />
          </RecordSection>
          <RecordSection title={localized(texts.came)}>
            <Counts source={source} />
          </RecordSection>
          <RecordSection title={localized(texts.files)}>
            <Files source={source} />
          </RecordSection>
        </>
      )}
    </RecordPage>
  );
}

interface SourceProps {
  readonly source: SourceRecord;
}

function Assessment({ source }: SourceProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const step = (who: string | null, day: string | null) =>
    day === null ? null : [who, formatDate(day, language)].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        [localized(texts.state), localized(texts.states[source.state])],
        [localized(texts.kind), localized(sourceKindWords[source.kind])],
        [localized(texts.owner), source.owner],
        [localized(texts.legalBasis), source.legalBasis],
        [localized(texts.purpose), source.purpose],
        [localized(texts.holds), source.holds],
        [localized(texts.risks), source.risks],
        [localized(texts.safeguards), source.safeguards],
        [localized(texts.fromDay), formatDate(source.fromDay, language)],
        [localized(texts.keepUntil), formatDate(source.keepUntil, language)],
        [localized(texts.office), source.office],
        [localized(texts.recordedBy), step(source.recordedBy, source.recordedOn)],
        [localized(texts.approvedBy), step(source.approvedBy, source.approvedOn)],
        [localized(texts.endedOn), step(null, source.endedOn)],
      ]}
    />
  );
}

function Counts({ source }: SourceProps) {
  const localized = useLocalized();
  const counts = ['rows', 'waiting', 'joined', 'asked', 'leads', 'followed', 'dismissed'] as const;
  return <Facts facts={counts.map((count) => [localized(texts[count]), source[count].toLocaleString('en')])} />;
}

function Files({ source: { files } }: SourceProps) {
  const localized = useLocalized();
  const language = useLanguage();
  if (files.length === 0) return <p className="ws-quiet">{localized(texts.noFiles)}</p>;
  return (
    <ul className="ws-record-list">
      {files.map(({ id, fileName, rows, refused, takenBy, takenOn }) => (
        <li key={id}>
          <span>
            {fileName}
            <small>
              {localized(texts.read)
                .replace('{rows}', rows.toLocaleString('en'))
                .replace('{good}', (rows - refused).toLocaleString('en'))
                .replace('{refused}', refused.toLocaleString('en'))}
            </small>
          </span>
          <small>
            {takenBy}, {formatDate(takenOn, language)}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** What whoever looks may do with it. */
function SourceSteps({ source: { id, name, state, canApprove, takesFiles } }: SourceProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useIntelligenceChanged();
  const role = activeRole(useSession().session);
  const [open, setOpen] = useState<'approve' | 'end' | 'file'>();
  const may = ({ access }: { readonly access: readonly string[] }) => access.some((one) => one === role);
  const close = () => setOpen(undefined);
  return (
    <>
      {takesFiles && may(takeSourceFile) && (
        <Button size="sm" onClick={() => setOpen('file')}>
          {localized(texts.take)}
        </Button>
      )}
      {canApprove && (
        <Button size="sm" onClick={() => setOpen('approve')}>
          {localized(texts.approve)}
        </Button>
      )}
      {state !== 'ended' && may(endSource) && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('end')}>
          {localized(texts.end)}
        </Button>
      )}
      {open === 'approve' && (
        <ConfirmDialog
          title={`${localized(texts.approve)}: ${name}`}
          action={localized(texts.approve)}
          onClose={close}
          confirm={() => api(approveSource, { params: { id } })}
          done={localized(texts.approved)}
          onDone={changed}
        >
          <p>{localized(texts.approveEffect)}</p>
        </ConfirmDialog>
      )}
      {open === 'end' && (
        <ReasonDialog
          title={`${localized(texts.end)}: ${name}`}
          action={localized(texts.end)}
          variant="danger"
          isTwoStep
          onClose={close}
          confirm={(reason) => api(endSource, { params: { id }, body: { reason } })}
          done={localized(texts.endDone)}
          onDone={changed}
        >
          <p>{localized(texts.endEffect)}</p>
        </ReasonDialog>
      )}
      <Suspense>{open === 'file' && <FileDialog id={id} onClose={close} onTaken={changed} />}</Suspense>
    </>
  );
}
