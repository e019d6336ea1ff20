// `npm run gen`: the same skeleton a careful colleague would write, so that nobody copies an old one with its accidents.
// Each generator also enters what it made wherever it must be known: nothing is left to do by hand but the work itself.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpointActions } from './endpoint.mjs';
import { featureActions } from './feature.mjs';
import { listActions } from './list.mjs';
import { remoteActions } from './remote.mjs';
import { reportActions } from './report.mjs';
import { wiring } from './wiring.mjs';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const kebabOnly = (value) => kebab.test(value) || 'Lower-case words with dashes, for example "demand-notices"';
const pathOnly = (value) => /^\/[\w/:-]*[\w-]$/.test(value) || 'A path, for example "/levies" or "/levies/:id"';
const something = (value) => value.trim() !== '' || 'Nothing yet';
const question = (name, message, validate = something) => ({ type: 'input', name, message, validate });
const choice = (name, message, choices) => ({ type: 'list', name, message, choices });

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  const root = plop.getDestBasePath();
  const edit = wiring(root);
  const areas = readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'src/area.tsx')));
  const titles = [
    question('titleEn', 'Its title in English?'),
    question('titleHa', 'Its title in Hausa? A native reviewer may still change it.'),
  ];

  plop.setGenerator('feature', {
    description: 'a list screen of an area: route, feature, query, texts, test',
    prompts: [
      choice('area', 'In which area?', areas),
      question('noun', 'What does it list (plural)?', kebabOnly),
      question('path', 'At which path (for example "/mda/demand-notices")?', pathOnly),
      ...titles,
      question('endpoint', 'Which endpoint of the contract gives the list (for example listDemandNotices)?'),
      question('field', 'Which field of an entry is shown (for example name)?'),
    ],
    actions: (answers) => featureActions(answers, edit),
  });

  plop.setGenerator('list', {
    description:
      'the screen of a report in an area: filters, rows, sums, record, export, with the test of its promises',
    prompts: [
      choice('area', 'In which area?', areas),
      question('report', 'Of which report (its id, for example "late-bills")?', kebabOnly),
      question('path', 'At which path (for example "/mda/late-bills")?', pathOnly),
      ...titles,
    ],
    actions: (answers) => listActions(answers, edit, root),
  });

  plop.setGenerator('endpoint', {
    description: 'an operation: contract, handler, test, row of the access matrix',
    prompts: [
      question('domain', 'Which domain (API module)?', kebabOnly),
      question('name', 'What does it do (verb first, for example "issue-bill")?', kebabOnly),
      choice('method', 'Method?', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      question('path', 'Path below /api/v1 (for example "/bills/:id")?', pathOnly),
    ],
    actions: (answers) => endpointActions(answers, edit),
  });

  plop.setGenerator('report', {
    description: 'a report of bills or of what was collected: definition, how it is read, endpoints, exports, test',
    prompts: [
      question('id', 'What is it called in addresses (for example "late-bills")?', kebabOnly),
      ...titles,
      choice('of', 'Rows of what?', ['invoices', 'collections']),
    ],
    actions: (answers) => reportActions(answers, edit),
  });

  plop.setGenerator('remote', {
    description: 'an area of its own: package, build, entry, texts, place in the portal',
    prompts: [
      question('name', 'Name of the area?', kebabOnly),
      question('path', 'Root path it owns (for example "/enumerators")?', pathOnly),
      ...titles,
      choice('access', 'Who may enter? Roles can be named in area-places.ts later.', ['public', 'signed-in']),
    ],
    actions: (answers) => remoteActions(answers, edit),
  });
}
