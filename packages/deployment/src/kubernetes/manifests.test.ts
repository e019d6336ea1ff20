import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelsOf, withoutModel } from './models.ts';
import { type Manifest, manifestFiles, manifestFolder, readManifests } from './read-manifests.ts';
import { wrongFields } from './wrong-fields.ts';

interface Validating {
  validate(): void;
}
type Models = Readonly<Record<string, new (manifest: Manifest) => Validating>>;

const files = manifestFiles();
const all = files.flatMap((file) => readManifests(file));
const modelled = all.filter(({ apiVersion }) => apiVersion !== withoutModel);
const [deployment] = readManifests('gateway.yml');

async function validate(manifest: Manifest): Promise<void> {
  const { [manifest.kind]: Model } = (await import(modelsOf(manifest))) as Models;
  if (!Model) throw new Error(`There is no model of ${manifest.kind}`);
  new Model(manifest).validate();
}

describe('manifests', () => {
  it('are there, all in the namespace of the portal', () => {
    expect(files.length).toBe(12);
    const loose = all.filter(({ metadata }) => metadata.namespace !== 'portal').map(({ kind }) => kind);
    expect(loose).toEqual(['Namespace', 'PriorityClass']);
  });

  it('say in their first line that nobody has run them', () => {
    for (const file of files)
      expect(readFileSync(join(manifestFolder, file), 'utf8').split('\n', 1)[0], file).toMatch(
        /^# Nobody has run this file:/,
      );
  });

  it.each(modelled)('$kind $metadata.name has what is required, of the right kind', async (manifest) => {
    await expect(validate(manifest)).resolves.toBeUndefined();
  });

  it('have no field that nobody reads', () => {
    expect(wrongFields(modelled)).toEqual([]);
  }, 120_000);

  it('would be found out: a value of another kind, a missing one, a name that is spelt wrong', async () => {
    const wrong = structuredClone(deployment) as unknown as {
      spec: { replicas: unknown; selector?: unknown; template: { spec: { containers: Record<string, unknown>[] } } };
    };
    wrong.spec.replicas = 'two';
    await expect(validate(wrong as unknown as Manifest)).rejects.toThrow(/replicas/);
    const misspelt = structuredClone(deployment) as unknown as typeof wrong;
    Object.assign(misspelt.spec.template.spec.containers[0] ?? {}, { readynessProbe: {} });
    expect(wrongFields([misspelt as unknown as Manifest]).join()).toContain('readynessProbe');
  }, 120_000);

  it('of the archive is what Barman reads', async () => {
    const store = all.find(({ kind }) => kind === 'ObjectStore');
    const { configuration, retentionPolicy } = (store?.spec ?? {}) as {
      configuration: unknown;
      retentionPolicy: string;
    };
    const cluster = all.find(({ kind }) => kind === 'Cluster');
    const asItsOwn = {
      ...cluster,
      spec: { ...(cluster?.spec as object), backup: { retentionPolicy, barmanObjectStore: configuration } },
    };
    await expect(validate(asItsOwn as Manifest)).resolves.toBeUndefined();
    expect(wrongFields([asItsOwn as Manifest])).toEqual([]);
  }, 120_000);
});
