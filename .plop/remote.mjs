import { quoted } from './names.mjs';

const areas = 'packages/platform/src/area.ts';
const places = 'packages/platform/src/area-places.ts';

export function remoteActions({ name, path, titleEn, titleHa, access }, edit) {
  const title = `{ en: '${quoted(titleEn)}', ha: '${quoted(titleHa)}' }`;
  const isOpen = access === 'public';
  const place = `{ id: '${name}', title: ${title}, paths: ['${path}'], access: '${access}', layout: '${isOpen ? 'public' : 'sidebar'}' },\n`;
  const files = (folder) => ({
    type: 'addMany',
    destination: `apps/${name}`,
    base: `templates/${folder}`,
    templateFiles: `templates/${folder}/**/*.hbs`,
    data: { isOpen, en: quoted(titleEn), ha: quoted(titleHa) },
  });
  return [
    files('remote'),
    ...(isOpen ? [] : [files('remote-menu')]),
    () => edit.before(areas, /\] as const;\nexport type AreaId/, `  '${name}',\n`),
    // The public site owns what nobody else does, so it stays last.
    () => edit.before(places, / {2}\{\n {4}id: 'public-site'/, `  ${place}`),
    // Shared with the shell at run time, and so needed before anything imports it.
    () =>
      edit.json('.knip.json', ({ workspaces }) => {
        workspaces[`apps/${name}`] = { ignoreDependencies: ['@portal/api-client'] };
      }),
    () => edit.tidy(`apps/${name}`, areas, places, '.knip.json'),
    () => edit.link(),
    () => `${titleEn} is at ${path} with the next npm start. The shell knows its place: release shell, then ${name}.`,
  ];
}
