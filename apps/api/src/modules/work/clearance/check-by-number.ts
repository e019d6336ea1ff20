import { type CheckedCertificate, type CheckedFigures, isClearanceNumber } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { noteLook } from './data/certificate-looks.repository.ts';
import { certificateByNumber } from './data/checked.repository.ts';
import { isReaderCode } from './is-reader-code.ts';
import { presentChecked } from './present-checked.ts';

export type CheckByNumber = (
  number: string,
  code: string | undefined,
) => Promise<{ readonly checked: CheckedCertificate; readonly figures: CheckedFigures[] | null }>;

/**
 * Lent to whoever asks for others: how a certificate stands, and its figures in kobo with a code the holder gave. The holder sees the look.
 * Throws `clearance.certificate-unknown`, and `clearance.code-unknown` for a code that is not the holder's or a certificate that is not valid.
 */
export function createCheckByNumber(db: Database): CheckByNumber {
  return async (number, code) => {
    const found = isClearanceNumber(number) ? await certificateByNumber(db, number) : undefined;
    if (!found) throw new BusinessError('clearance.certificate-unknown');
    const checked = presentChecked(found, false);
    const isOpen = code !== undefined;
    if (isOpen && (found.state !== 'valid' || !(await isReaderCode(db, found, code))))
      throw new BusinessError('clearance.code-unknown');
    await noteLook(db, { certificateId: found.id, by: 'public', withFigures: isOpen, answer: checked.state });
    const figures = found.figures.map(({ year, incomeKobo, taxKobo, paidKobo }) => ({
      ...{ year, incomeKobo, taxKobo, paidKobo },
    }));
    return { checked, figures: isOpen ? figures : null };
  };
}
