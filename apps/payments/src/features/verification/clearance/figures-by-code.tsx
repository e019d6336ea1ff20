import { messageFrom, useApiClient } from '@portal/api-client';
import { type CheckedFigures, readCertificateFigures } from '@portal/contracts';
import { Button, Money } from '@portal/ui';
import { type FormEvent, useId, useState } from 'react';
import { useVerificationTexts } from '../messages/verification-texts.ts';

/** Income and tax, for whom the holder gave a code to. The browser's field, because the code is typed once and kept nowhere. */
export function FiguresByCode({ number }: { readonly number: string }) {
  const texts = useVerificationTexts();
  const api = useApiClient();
  const id = useId();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [figures, setFigures] = useState<readonly CheckedFigures[]>();

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '');
    setPending(true);
    setProblem('');
    try {
      setFigures((await api(readCertificateFigures, { body: { number, code } })).figures);
    } catch (error) {
      setProblem(messageFrom(error, texts.tccFiguresFailed));
    }
    setPending(false);
  }

  if (figures) {
    return (
      <table className="tcc-figures">
        <caption>{texts.tccFigures}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.tccYear}</th>
            <th scope="col">{texts.tccIncome}</th>
            <th scope="col">{texts.tccTax}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ year, incomeKobo, taxKobo }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{incomeKobo === null ? '–' : <Money amountKobo={incomeKobo} />}</td>
              <td>{taxKobo === null ? '–' : <Money amountKobo={taxKobo} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <form className="tcc-code" onSubmit={ask}>
      <label htmlFor={id}>{texts.tccCodeLabel}</label>
      <input id={id} name="code" inputMode="numeric" autoComplete="off" required maxLength={20} />
      <Button type="submit" variant="secondary" pending={isPending} pendingText={texts.tccAsking}>
        {texts.tccShowFigures}
      </Button>
      <p role="status" className="tcc-problem">
        {problem}
      </p>
    </form>
  );
}
