import { messageFrom } from '@portal/api-client';
import type { ClearanceCertificate } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, Money, Sheet, SummaryList, showToast } from '@portal/ui';
import { useReaderCode, useShown } from './clearance.queries.ts';
import { codeUntil, texts } from './texts.ts';

/** The holder decides what copies show, and gives a code to whoever may read the figures. */
export function Disclosure({ certificate }: { readonly certificate: ClearanceCertificate }) {
  const localized = useLocalized();
  const language = useLanguage();
  const shown = useShown(certificate.number);
  const code = useReaderCode(certificate.number);
  const showsFigures = shown.isPending ? shown.variables : certificate.showsFigures;
  const choose = (value: boolean) =>
    shown.mutate(value, {
      onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.showsFailed)) }),
    });
  const choices = [
    [false, texts.yearsOnly, texts.yearsOnlyText],
    [true, texts.withFigures, texts.withFiguresText],
  ] as const;
  return (
    <>
      <fieldset className="clearance-shows">
        <legend>{localized(texts.shows)}</legend>
        {choices.map(([value, title, text]) => (
          <label key={title.en}>
            <input
              type="radio"
              name="clearance-shows"
              checked={showsFigures === value}
              disabled={shown.isPending}
              onChange={() => choose(value)}
            />
            <span>
              {localized(title)}
              <small>{localized(text)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {showsFigures && (
        <Sheet padding="md" aria-labelledby="clearance-figures">
          <h2 id="clearance-figures" className="ui-heading">
            {localized(texts.figures)}
          </h2>
          <SummaryList
            items={certificate.figures.map(({ year, incomeKobo, taxKobo, paidKobo }) => ({
              term: String(year),
              detail: (
                <>
                  {(
                    [
                      [texts.income, incomeKobo],
                      [texts.tax, taxKobo],
                      [texts.paid, paidKobo],
                    ] as const
                  ).map(([label, amountKobo]) => (
                    <span key={label.en} className="clearance-figure">
                      {localized(label)}{' '}
                      {amountKobo === null ? localized(texts.notDeclared) : <Money amountKobo={amountKobo} />}
                    </span>
                  ))}
                </>
              ),
            }))}
          />
        </Sheet>
      )}
      <Sheet padding="md" aria-labelledby="clearance-reader">
        <h2 id="clearance-reader" className="ui-heading">
          {localized(texts.readerCode)}
        </h2>
        <p>{localized(texts.readerCodeText)}</p>
        {code.data && (
          <p role="status">
            <span className="clearance-code">{code.data.code}</span>{' '}
            <span className="clearance-quiet">
              {localized(codeUntil(formatDateTime(code.data.expiresAt, language)))}
            </span>
          </p>
        )}
        <Button
          size="sm"
          variant="secondary"
          pending={code.isPending}
          onClick={() =>
            code.mutate(undefined, {
              onError: (error) =>
                showToast({ kind: 'error', message: messageFrom(error, localized(texts.codeFailed)) }),
            })
          }
        >
          {localized(texts.makeCode)}
        </Button>
      </Sheet>
    </>
  );
}
