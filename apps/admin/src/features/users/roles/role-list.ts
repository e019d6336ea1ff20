import { listRoles } from '@portal/contracts';
import { definePlainList } from '@portal/workspace/lists';
import { screens } from '../../../screens.ts';

const kinds = {
  'built-in': { en: 'Built in', ha: 'Na tsarin' },
  custom: { en: 'Custom', ha: 'Na musamman' },
} as const;

/** Ten a page, ascending by name (spec §3, §9). */
export const roleList = definePlainList(listRoles, {
  id: 'roles',
  title: screens.roles.title,
  pageSize: 10,
  sorts: ['name', 'userCount'],
  searches: { en: 'Name of a role', ha: 'Sunan matsayi' },
  columns: {
    name: { kind: 'text', label: { en: 'Role', ha: 'Matsayi' } },
    userCount: { kind: 'count', label: { en: 'Users', ha: 'Masu amfani' } },
    kind: { kind: 'choice', label: { en: 'Kind', ha: 'Iri' }, words: kinds },
  },
  rowOf: ({ name, userCount, isBuiltIn }) => ({ id: name, name, userCount, kind: isBuiltIn ? 'built-in' : 'custom' }),
});
