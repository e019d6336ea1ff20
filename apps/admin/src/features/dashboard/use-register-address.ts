import { activeRole, useSession } from '@portal/auth';
import { theBeginning } from '@portal/contracts';
import { type FiguresAsked, reportAddress } from '@portal/workspace/numbers';

/** The register until the end of the period, for those who see its screen. */
export function useRegisterAddress({ maxDate, toId, lgaId, tpcId }: FiguresAsked): string | undefined {
  const { session } = useSession();
  if (activeRole(session) !== 'SuperAdmin') return undefined;
  return reportAddress('/admin/tax-payers', { minDate: theBeginning, maxDate, toId, lgaId, tpcId });
}
