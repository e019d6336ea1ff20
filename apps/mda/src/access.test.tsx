import { testAccess } from '@portal/auth/testing';
import { area } from './area.tsx';

testAccess(area, '/mda', [{ role: 'MDA User', scope: { kind: 'mda', mdaId: 1, name: 'An MDA' } }]);
