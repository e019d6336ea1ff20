import { testAccess } from '@portal/auth/testing';
import { area } from './area.tsx';

testAccess(area, '/expert-system', [
  { role: 'Expert System', scope: { kind: 'expert-system', expertSystemId: 1, name: 'A system' } },
]);
