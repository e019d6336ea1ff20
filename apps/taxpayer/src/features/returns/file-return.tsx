import { ApiError } from '@portal/api-client';
import { fileReturn, formatNaira, kobo, type OpenReturn, type ReturnPreview, returnKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button, formatDate } from '@portal/ui';
import { TextField, useSubmissionId } from '@portal/ui/forms';
import { useState } from 'react';
import { periodName } from '../../duties/period-name.ts';
import { LastLook } from '../../schedule-files/last-look.tsx';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { type SaidOfReturn, useFileReturn } from './returns.queries.ts';

export interface FileReturnProps {
  readonly opening: OpenReturn;
  readonly said: SaidOfReturn;
  readonly preview: ReturnPreview;
  readonly action: string;
  /** What is typed is still being worked out. */
  readonly isWaiting?: boolean;
  readonly onRefused: (problems: Readonly<Record<string, string>>) => void;
  readonly onFiled: () => void;
  /** The figures are not what was shown: the last look goes on with those of now. */
  readonly onOtherFigures: () => void;
  /** It was filed elsewhere meanwhile. */
  readonly onFiledMeanwhile: () => void;
}

/** Filing after a last look; what is missing is said at its field. */
export function FileReturn(props: FileReturnProps) {
  const { opening, said, preview, action, isWaiting = false, onRefused, onFiled } = props;
  const { onOtherFigures, onFiledMeanwhile } = props;
  const { kind, period, filedVersion } = opening;
  const messages = useReturnsMessages();
  const look = useScheduleMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const navigate = useNavigate();
  const mayFile = useMayFile('returns-file');
  const file = useFileReturn();
  const [isLooking, setLooking] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const [amendmentReason, setAmendmentReason] = useState('');
  const { answers } = said;
  const about = JSON.stringify([answers, said.reasons, preview.figures.fingerprint, amendmentReason]);
  const submission = useSubmissionId(`pay_kd_draft_return_id_${kind}_${period}`, about);
  if (!mayFile) return <p className="return-quiet">{messages.mayNotFile}</p>;
  const { figures, toBillKobo, toBillInWords } = preview;
  return (
    <div>
      {filedVersion !== null && (
        <TextField
          label={messages.amendReason}
          value={amendmentReason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setAmendmentReason(event.currentTarget.value)}
        />
      )}
      <Button disabled={isWaiting} onClick={() => setLooking(true)}>
        {action}
      </Button>
      {isLooking && (
        <LastLook
          title={messages.lookTitle}
          action={messages.fileIt}
          summary={[
            { term: messages.kind, detail: localized(returnKinds[kind].name) },
            { term: messages.period, detail: periodName(period, language) },
            { term: messages.tax, detail: formatNaira(figures.taxKobo) },
            { term: messages.credit, detail: formatNaira(figures.creditKobo) },
            { term: messages.toBill, detail: formatNaira(kobo(toBillKobo)) },
            ...(toBillKobo > 0 ? [{ term: look.lookInWords, detail: toBillInWords }] : []),
          ]}
          body={{
            ...{ kind, period, answers, reasons: said.reasons, amendmentReason, readVersion: filedVersion },
            submissionId: submission.current(),
            shown: { fingerprint: figures.fingerprint, balanceKobo: figures.balanceKobo, toBillKobo },
          }}
          schema={fileReturn.body}
          save={(body) =>
            file.mutateAsync(body).catch((error: unknown) => {
              if (error instanceof ApiError) onRefused(error.fieldErrors);
              if (error instanceof ApiError && error.is('return.figures-changed')) onOtherFigures();
              if (error instanceof ApiError && error.is('return.filed-meanwhile')) setOutdated(true);
              throw error;
            })
          }
          done={messages.done}
          failed={messages.notFiled}
          onDone={({ id }) => {
            submission.renew();
            onFiled();
            navigate(`/user/returns/filed/${id}`);
          }}
          onClose={() => {
            setLooking(false);
            if (isOutdated) onFiledMeanwhile();
          }}
        >
          <p className="return-quiet">{messages.dueOn(formatDate(preview.dueOn))}</p>
        </LastLook>
      )}
    </div>
  );
}
