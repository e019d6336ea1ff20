import { listRoles, roleReport } from '@portal/contracts';
import { definePlainList } from '@portal/workspace/lists';
import { screens } from '../../../screens.ts';

/** Ten a page, ascending by name (spec §3, §9). */
export const roleList = definePlainList(listRoles, {
  id: 'roles',
  title: screens.roles.title,
  pageSize: 10,
  sorts: ['name', 'userCount'],
  searches: { en: 'Name of a role', ha: 'Sunan matsayi' },
  exports: roleReport,
  columns: roleReport.columns,
  rowOf: ({ name, userCount, isBuiltIn }) => ({ id: name, name, userCount, kind: isBuiltIn ? 'built-in' : 'custom' }),
});
