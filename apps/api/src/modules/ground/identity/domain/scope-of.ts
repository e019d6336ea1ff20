import type { Scope } from '@portal/contracts';

interface Place {
  readonly id: number;
  readonly name: string;
}

/** Where an account belongs, as the database keeps it. */
export interface Belongings {
  readonly mda: Place | null;
  /** `tookOver`: closed offices whose matters are this one's since. */
  readonly taxOffice: (Place & { readonly tookOver?: number[] }) | null;
  readonly expertSystem: Place | null;
  readonly tpui: string | null;
}

/**
 * The one place that says what an active role may see. Undefined for a custom role, and when the account of a member of staff
 * lacks what the role is for: then there is nothing to see. A taxpayer gets a TPUI by proving who they are.
 */
export function scopeOf(role: string, { mda, taxOffice, expertSystem, tpui }: Belongings): Scope | undefined {
  switch (role) {
    case 'Admin':
    case 'Administrator':
    case 'SuperAdmin':
      return { kind: 'state' };
    case 'Governor':
      return { kind: 'totals' };
    case 'MDA User':
      return mda ? { kind: 'mda', mdaId: mda.id, name: mda.name } : undefined;
    case 'Tax Office Director':
    case 'Tax Office Manager':
    case 'Tax Officer':
      return taxOffice
        ? {
            kind: 'tax-offices',
            taxOfficeId: taxOffice.id,
            name: taxOffice.name,
            reach: role === 'Tax Office Director' ? 'all' : 'own',
            ...(taxOffice.tookOver && { tookOver: taxOffice.tookOver }),
          }
        : undefined;
    case 'Expert System':
      return expertSystem
        ? { kind: 'expert-system', expertSystemId: expertSystem.id, name: expertSystem.name }
        : undefined;
    case 'Agent':
    case 'Individual':
    case 'Corporate':
    case 'State Agency':
    case 'Federal Agency':
      return tpui === null ? { kind: 'unproved' } : { kind: 'taxpayer', tpui };
    default:
      return undefined;
  }
}
