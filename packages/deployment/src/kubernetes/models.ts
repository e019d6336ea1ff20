import type { Manifest } from './read-manifests.ts';

/** Where the models of an interface are: its classes validate, its types know every field. */
const packages: Readonly<Record<string, string>> = {
  v1: 'kubernetes-models/v1',
  'apps/v1': 'kubernetes-models/apps/v1',
  'autoscaling/v2': 'kubernetes-models/autoscaling/v2',
  'batch/v1': 'kubernetes-models/batch/v1',
  'networking.k8s.io/v1': 'kubernetes-models/networking.k8s.io/v1',
  'policy/v1': 'kubernetes-models/policy/v1',
  'scheduling.k8s.io/v1': 'kubernetes-models/scheduling.k8s.io/v1',
  'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1',
};

/** Nobody publishes models of this one; the part that matters is checked as what it is in the database's own. */
export const withoutModel = 'barmancloud.cnpg.io/v1';

export function modelsOf({ apiVersion, kind }: Manifest): string {
  const found = packages[apiVersion];
  if (!found) throw new Error(`There are no models of ${apiVersion} (${kind}) here`);
  return found;
}
