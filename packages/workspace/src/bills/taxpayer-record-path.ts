import { type Role, taxpayerReport } from '@portal/contracts';

/** Where an area lists the taxpayers of the register, by the first part of its addresses. */
const registers: Readonly<Record<string, string>> = {
  admin: '/admin/tax-payers',
  'tax-area-office': '/tax-area-office/taxpayer-reports',
};

/** A taxpayer's record in the area somebody is in; undefined where that area, or this role, has no register. */
export function taxpayerRecordPath(pathname: string, role: Role | undefined, tpui: string): string | undefined {
  const register = registers[pathname.split('/')[1] ?? ''];
  const readers: readonly Role[] = taxpayerReport.access;
  return register && role && readers.includes(role) ? `${register}?record=${tpui}` : undefined;
}
