import { testAccess } from '@portal/auth/testing';
import { area } from './area.tsx';

testAccess(area, '/gov-dashboard', [{ role: 'Governor', scope: { kind: 'totals' } }]);
