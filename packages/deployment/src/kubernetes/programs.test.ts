import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { reads } from '../what-programs-read.ts';
import { type Manifest, manifestFiles, manifestFolder, readManifests } from './read-manifests.ts';

const root = join(import.meta.dirname, '../../../..');
const all = manifestFiles().flatMap((file) => readManifests(file));
const text = manifestFiles()
  .map((file) => readFileSync(join(manifestFolder, file), 'utf8'))
  .join('\n');

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly containerPort: number }[];
  readonly env?: readonly { readonly value?: string }[];
  readonly securityContext: unknown;
  readonly resources: { readonly limits?: { readonly memory?: string } };
}
interface Pod {
  readonly securityContext: unknown;
  readonly automountServiceAccountToken: boolean;
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
}
const specOf = <T>(manifest: Manifest | undefined) => (manifest?.spec ?? {}) as T;
const find = (kind: string, name: string) =>
  all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind);
const programs = ['Deployment', 'StatefulSet', 'Job'].flatMap(ofKind).map((manifest) => ({
  name: manifest.metadata.name,
  pod: specOf<{ template: { spec: Pod } }>(manifest).template.spec,
}));

describe.each(programs)('$name', ({ name, pod }) => {
  const containers = [...pod.containers, ...(pod.initContainers ?? [])];

  it('is nobody special, and writes nothing to its root', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(pod.automountServiceAccountToken).toBe(false);
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources.limits?.memory).toMatch(/Mi$|Gi$/);
    }
  });

  it('runs an image of ours at the port it exposes', () => {
    const [main] = pod.containers;
    const image = readFileSync(
      join(manifestFolder, `../images/${main?.image.replace('portal-', '')}.Containerfile`),
      'utf8',
    );
    for (const { containerPort } of main?.ports ?? []) expect(image).toContain(`EXPOSE ${containerPort}\n`);
    for (const word of main?.command?.filter((part) => part.endsWith('.ts')) ?? [])
      expect(existsSync(join(root, word)), word).toBe(true);
  });

  it('may be reached, or may reach, as a rule of the network says', () => {
    const policies = JSON.stringify(
      ofKind('NetworkPolicy').map((policy) => specOf<{ podSelector: unknown }>(policy).podSelector),
    );
    expect(policies).toContain(`"${name}"`);
  });
});

describe('together', () => {
  it('give the programs only variables that they read', () => {
    for (const [name, program] of [
      ['portal-server', 'api'],
      ['portal-gateway', 'gateway'],
    ] as const) {
      const given = Object.keys(find('ConfigMap', name)?.data ?? {});
      expect(given.length).toBeGreaterThan(3);
      expect(given.filter((variable) => !reads[program].includes(variable))).toEqual([]);
    }
  });

  it('hold no secret: what is one is a reference', () => {
    expect(ofKind('Secret')).toEqual([]);
    const given = ofKind('ConfigMap').flatMap(({ data = {} }) => Object.keys(data));
    expect(given.filter((name) => /SECRET|PASSWORD|_KEY$|DATABASE.*URL|SMTP_URL/.test(name))).toEqual([]);
    for (const { pod } of programs)
      for (const { env = [] } of pod.containers) expect(env.filter(({ value }) => value !== undefined)).toEqual([]);
  });

  it('let gateways know every API that there may be', () => {
    const scaled = specOf<{ maxReplicas: number }>(find('HorizontalPodAutoscaler', 'api')).maxReplicas;
    const known = find('ConfigMap', 'portal-gateway')?.data?.API_ORIGIN?.split(',');
    expect(known).toEqual(Array.from({ length: scaled }, (_, number) => `http://api-${number}.api:4001`));
  });

  it('scale by figures that the programs count', () => {
    const rules = parse(find('ConfigMap', 'portal-figures-for-scaling')?.data?.['config.yaml'] ?? '') as {
      externalRules: { seriesQuery: string; name: { as: string }; metricsQuery: string }[];
    };
    const asked = [...text.matchAll(/metric: \{ name: (\w+) \}/g)].map(([, name]) => name);
    expect(rules.externalRules.map(({ name }) => name.as).sort()).toEqual(asked.sort());
    const counted = ['apps/api/src/platform/metrics', 'apps/gateway/src/waiting-room'];
    expect(counted.every((folder) => existsSync(join(root, folder)))).toBe(true);
    const alerts = readFileSync(join(root, 'packages/deployment/monitoring/alerts.yml'), 'utf8');
    // The alarms' figures are compared with the programs by the quality gate.
    for (const { seriesQuery, metricsQuery } of rules.externalRules) {
      expect(alerts).toContain(seriesQuery);
      expect(metricsQuery).toContain(seriesQuery);
    }
  });

  it('are a database of three, as on three nodes without a cluster', () => {
    const cluster = specOf<{
      instances: number;
      postgresql: { synchronous: unknown; parameters: Record<string, string> };
    }>(find('Cluster', 'portal-database'));
    expect(cluster.instances).toBe(3);
    expect(cluster.postgresql.synchronous).toEqual({ method: 'any', number: 1, dataDurability: 'preferred' });
    const { bootstrap } = parse(readFileSync(join(manifestFolder, '../database/patroni.yml'), 'utf8')) as {
      bootstrap: { dcs: { postgresql: { parameters: Record<string, unknown> } } };
    };
    for (const name of ['max_connections', 'max_slot_wal_keep_size', 'jit', 'timezone', 'password_encryption'])
      expect(cluster.postgresql.parameters[name], name).toBe(String(bootstrap.dcs.postgresql.parameters[name]));
    const pooled = specOf<{ pgbouncer: { parameters: Record<string, string> } }>(find('Pooler', 'portal-pool'));
    const ini = readFileSync(join(manifestFolder, '../database/pgbouncer.ini'), 'utf8');
    for (const [name, value] of Object.entries(pooled.pgbouncer.parameters))
      expect(ini).toContain(`${name} = ${value}\n`);
  });
});
