import { testAccess } from '@portal/auth/testing';
import { taxpayerRoles } from '@portal/contracts';
import { area } from './area.tsx';

testAccess(
  area,
  '/user',
  taxpayerRoles.map((role) => ({ role, scope: { kind: 'taxpayer' as const, tpui: 'KD-0001-2345-67' } })),
);
