import { testAccess } from '@portal/auth/testing';
import { taxOfficeRoles } from '@portal/contracts';
import { area } from './area.tsx';

testAccess(
  area,
  '/tax-area-office',
  taxOfficeRoles.map((role) => ({
    role,
    scope: {
      kind: 'tax-offices' as const,
      taxOfficeId: 8,
      name: 'An office',
      reach: role === 'Tax Office Director' ? ('all' as const) : ('own' as const),
    },
  })),
);
