import type { Taxpayer } from '@portal/contracts';

/** Decision 9 of the areas; the server decides for itself. */
const movers: readonly (string | undefined)[] = ['Tax Office Director', 'Admin', 'Administrator', 'SuperAdmin'];

export const mayMoveTaxpayers = (role: string | undefined): boolean => movers.includes(role);

/** A Manager confirms the own office, once. */
export const mayConfirmOffice = (role: string | undefined, { homeOffice }: Pick<Taxpayer, 'homeOffice'>): boolean =>
  role === 'Tax Office Manager' && homeOffice?.source !== 'confirmed';
