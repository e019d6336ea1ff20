import type { Scope } from '@portal/contracts';

interface WhoseBill {
  readonly mdaId: number;
  readonly taxOfficeId: number | null;
  readonly expertSystem: { readonly id: number } | null;
  /** `leadTpui`: the record that leads, where the payer's was merged. */
  readonly payer: { readonly tpui: string | null; readonly leadTpui?: string | null };
}

/** Whether somebody with this scope sees the payer's address and email in full: the owner, the state's roles, and staff whose own bill it is. */
export function seesInFull(scope: Scope | undefined, { mdaId, taxOfficeId, expertSystem, payer }: WhoseBill): boolean {
  switch (scope?.kind) {
    case 'state':
      return true;
    case 'mda':
      return scope.mdaId === mdaId;
    case 'tax-offices':
      if (scope.reach === 'all') return true;
      return taxOfficeId !== null && [scope.taxOfficeId, ...(scope.tookOver ?? [])].includes(taxOfficeId);
    case 'expert-system':
      return scope.expertSystemId === expertSystem?.id;
    case 'taxpayer':
      return scope.tpui === (payer.leadTpui ?? payer.tpui);
    default:
      return false;
  }
}
