import { taxOfficeRoles } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly taxOfficeId: number | null;
}

/** Who works where: SuperAdmins and the staff of tax offices. */
export interface StaffReader {
  /** Active ones who may act for this office: its own staff and SuperAdmins; for no office, SuperAdmins alone (docs/decisions/0421). */
  actingFor(taxOfficeId: number | null): Promise<StaffMember[]>;
}

const activeRole = `(select role_name from user_roles where user_id = users.id order by position limit 1)`;

export function createStaffReader({ $client }: Database): StaffReader {
  return {
    async actingFor(taxOfficeId) {
      const { rows } = await $client.query<StaffMember>(
        `select id, person_name(first_name, last_name) as name, ${activeRole} as role, tax_office_id as "taxOfficeId"
         from users
         where status = 'active' and (${activeRole} = any ($1) or (${activeRole} = any ($2) and tax_office_id = $3))
         order by name, id`,
        [['SuperAdmin'], taxOfficeRoles, taxOfficeId],
      );
      return rows;
    },
  };
}
