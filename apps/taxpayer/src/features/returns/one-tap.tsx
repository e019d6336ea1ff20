import { ApiError, messageFrom } from '@portal/api-client';
import {
  filingDeclarations,
  filingDeclarationVersion,
  formatNaira,
  kobo,
  type OpenReturn,
  type ReturnPreview,
  returnKinds,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button, formatDate, Notice, Sheet, SummaryList, showToast } from '@portal/ui';
import { useSubmissionId } from '@portal/ui/forms';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { confirmedAnswers } from './confirmed-answers.ts';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { type SaidOfReturn, useFileReturn } from './returns.queries.ts';

export interface OneTapProps {
  readonly opening: OpenReturn;
  readonly said: SaidOfReturn;
  readonly preview: ReturnPreview;
  readonly onFiled: () => void;
  /** The figures are not what was shown: they are read again, and shown before anything is filed. */
  readonly onOtherFigures: () => void;
  /** It was filed elsewhere meanwhile. */
  readonly onFiledMeanwhile: () => void;
}

/** A year with nothing to add: what it comes to, what pressing declares, and one button. */
export function OneTap({ opening, said, preview, onFiled, onOtherFigures, onFiledMeanwhile }: OneTapProps) {
  const { kind, period } = opening;
  const { figures, toBillKobo } = preview;
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const navigate = useNavigate();
  const mayFile = useMayFile('returns-file');
  const file = useFileReturn();
  const answers = { ...said.answers, ...confirmedAnswers(kind) };
  const about = JSON.stringify([answers, said.reasons, figures.fingerprint]);
  const submission = useSubmissionId(`pay_kd_draft_return_id_${kind}_${period}`, about);
  const confirmations = Object.values(returnKinds[kind].fields).flatMap((field) =>
    field.type === 'confirm' ? [localized(field.label)] : [],
  );
  function accept() {
    file.mutate(
      {
        ...{ kind, period, answers, reasons: said.reasons, amendmentReason: '', readVersion: null },
        ...{ submissionId: submission.current(), declarationVersion: filingDeclarationVersion },
        shown: { fingerprint: figures.fingerprint, balanceKobo: figures.balanceKobo, toBillKobo },
      },
      {
        onSuccess({ id }) {
          submission.renew();
          onFiled();
          showToast({ kind: 'success', message: messages.done });
          navigate(`/user/returns/filed/${id}`);
        },
        onError(error) {
          if (!(error instanceof ApiError)) return;
          if (error.is('return.figures-changed')) onOtherFigures();
          if (error.is('return.filed-meanwhile')) onFiledMeanwhile();
        },
      },
    );
  }
  return (
    <Sheet aria-labelledby="return-one-tap">
      <h2 id="return-one-tap" className="ui-heading">
        {messages.oneTapTitle}
      </h2>
      <p>{messages.oneTapText}</p>
      <SummaryList
        items={[
          { term: messages.tax, detail: formatNaira(figures.taxKobo) },
          { term: messages.credit, detail: formatNaira(figures.creditKobo) },
          { term: messages.toBill, detail: formatNaira(kobo(toBillKobo)) },
          { term: messages.dueDay, detail: formatDate(preview.dueOn) },
        ]}
      />
      {mayFile ? (
        <>
          <p id="return-declares">
            {messages.pressing} {localized(filingDeclarations[filingDeclarationVersion])}
            {confirmations.map((words) => ` ${words}.`)}
          </p>
          {file.isError && (
            <Notice kind="danger" role="alert">
              <p>{messageFrom(file.error, messages.notFiled)}</p>
            </Notice>
          )}
          <div className="return-actions">
            <Button pending={file.isPending} aria-describedby="return-declares" onClick={accept}>
              {messages.oneTap(formatNaira(kobo(toBillKobo)))}
            </Button>
          </div>
        </>
      ) : (
        <p className="return-quiet">{messages.mayNotFile}</p>
      )}
    </Sheet>
  );
}
