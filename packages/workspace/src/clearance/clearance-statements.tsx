import { messageFrom, useApiClient } from '@portal/api-client';
import { type ClearanceDetail, downloadClearanceProof, formatNaira, yearStatementWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, saveFile, showToast } from '@portal/ui';
import { words } from './words.ts';

/** What the applicant said about years, each with its paper. */
export function ClearanceStatements({ application: { id, statements } }: { readonly application: ClearanceDetail }) {
  const localized = useLocalized();
  const api = useApiClient();
  const proof = useMutation({
    mutationFn: ({ id: proofId }: { readonly id: string; readonly name: string }) =>
      api(downloadClearanceProof, { params: { id, proofId } }),
    onSuccess: (bytes, { name }) => saveFile(name, bytes, 'image/jpeg'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(words.proofFailed)) }),
  });
  if (statements.length === 0) return null;
  return (
    <section aria-label={localized(words.said)}>
      <h3>{localized(words.said)}</h3>
      <ul>
        {statements.map(({ id: key, year, kind, text, incomeKobo, taxKobo, proof: paper, reason }) => (
          <li key={key}>
            {[
              `${year}: ${localized(yearStatementWords[kind])}`,
              text,
              incomeKobo !== null && `${localized(words.income)} ${formatNaira(incomeKobo)}`,
              taxKobo !== null && `${localized(words.tax)} ${formatNaira(taxKobo)}`,
              reason,
            ]
              .filter(Boolean)
              .join('. ')}{' '}
            {paper && (
              <Button size="sm" variant="quiet" pending={proof.isPending} onClick={() => proof.mutate(paper)}>
                {localized(words.proof)}: {paper.name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
