import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImageName, imageNames, repositoryRoot } from '../images/build-images.ts';
import { podman } from '../images/podman.ts';
import { missingTools } from '../images/run-tool.ts';
import { imageContents } from './image-contents.ts';
import { type Component, isOurs, listComponents } from './list-components.ts';

/** `npm run sbom`: one CycloneDX file for each image, in `.reports/sbom`. */
const folder = join(repositoryRoot, '.reports/sbom');
const hasImages = missingTools(['podman']).length === 0;
mkdirSync(folder, { recursive: true });
for (const name of imageNames) {
  const { filters, more } = imageContents[name];
  const bill = listComponents(filters, more);
  const system = systemPackages(name);
  const file = join(folder, `portal-${name}.cdx.json`);
  const foreign = bill.components.filter((component) => !isOurs(component));
  writeFileSync(
    file,
    `${JSON.stringify({ ...bill, components: [...bill.components, node(), ...system] }, undefined, 2)}\n`,
  );
  const debian =
    system.length > 0 ? `${system.length} of Debian` : 'none of Debian, since there is no image here to ask';
  console.log(`portal-${name}: ${foreign.length} packages of npm, ${debian}`);
}

/** Of the lockfile, as the image's program runs on it. */
function node(): Component {
  const version = process.versions.node;
  return {
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
}

/** What Debian's own list in the image says; its licences are in the packages' copyright files. */
function systemPackages(name: ImageName): readonly Component[] {
  if (!hasImages || podman(['images', '--quiet', `portal-${name}`]).trim() === '') return [];
  const format = `${['Package', 'Version', 'Architecture'].map((field) => `\${${field}}`).join('\\t')}\\n`;
  const said = podman([
    'run',
    '--rm',
    '--network',
    'none',
    '--ulimit',
    'nofile=20000:20000',
    '--ulimit',
    'nproc=4096:4096',
    `portal-${name}`,
    'dpkg-query',
    '-W',
    '-f',
    format,
  ]);
  return said
    .trim()
    .split('\n')
    .map((line) => {
      const [packageName = '', version = '', architecture = ''] = line.split('\t');
      const purl = `pkg:deb/debian/${packageName}@${encodeURIComponent(version)}?arch=${architecture}&distro=bookworm`;
      return { type: 'library', name: packageName, version, purl };
    });
}
