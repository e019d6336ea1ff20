import { quoted } from './names.mjs';

const areas = 'packages/platform/src/area.ts';
const places = 'packages/platform/src/area-places.ts';
const files = [
  'README.md',
  'index.html',
  'package.json',
  'tsconfig.json',
  'turbo.json',
  'vite.config.ts',
  'src/area.tsx',
  'src/area.test.tsx',
  'src/main.tsx',
  'src/screens.ts',
  'src/messages/catalogue.ts',
  'src/messages/en.ts',
  'src/messages/ha.ts',
  'src/routes/home.route.tsx',
];

export function planRemote(answers, draft) {
  const { name, path, titleEn, titleHa, access } = answers;
  const title = `{ en: '${quoted(titleEn)}', ha: '${quoted(titleHa)}' }`;
  const isOpen = access === 'public';
  const place = `{ id: '${name}', title: ${title}, paths: ['${path}'], access: '${access}', layout: '${isOpen ? 'public' : 'sidebar'}' },\n`;
  const data = { ...answers, isOpen, en: quoted(titleEn), ha: quoted(titleHa) };
  const isNew = !draft.has(`apps/${name}/package.json`);
  for (const file of files) draft.template(`apps/${name}/${file}`, `remote/${file}.hbs`, data);
  draft.before(areas, /\] as const;\nexport type AreaId/, `  '${name}',\n`);
  // The public site owns what nobody else does, so it stays last.
  draft.before(places, / {2}\{\n {4}id: 'public-site'/, `  ${place}`, `id: '${name}'`);
  // Shared with the shell at run time, and so needed before anything imports it.
  if (isNew)
    draft.json('.knip.json', ({ workspaces }) => {
      workspaces[`apps/${name}`] = { ignoreDependencies: ['@portal/api-client'] };
    });
  return `${titleEn} is at ${path} with the next npm start. The shell knows its place: release shell, then ${name}.`;
}
