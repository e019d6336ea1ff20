import type { Role } from '@portal/contracts';

/** Who sees most of this area beside the reports (spec §6, decision 8); a test holds every endpoint to it. */
export const superAdmins = ['SuperAdmin'] as const satisfies readonly Role[];
