// `npm run gen`: the same skeleton a careful colleague would write, so that nobody copies an old one with its accidents.
// Each generator also enters what it made wherever it must be known: nothing is left to do by hand but the work itself.
// It writes all of that or nothing, and run a second time it changes nothing.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { draftOf } from './draft.mjs';
import { planEndpoint } from './endpoint.mjs';
import { planFeature } from './feature.mjs';
import { kindsOfField, planField } from './field.mjs';
import { planFilter } from './filter.mjs';
import { planList } from './list.mjs';
import { planMigration } from './migration.mjs';
import { callers, readers } from './readers.mjs';
import { planRemote } from './remote.mjs';
import { planReport } from './report.mjs';
import { groupsOf } from './screens.mjs';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const kebabOnly = (value) => kebab.test(value) || 'Lower-case words with dashes, for example "demand-notices"';
const camelOnly = (value) => /^[a-z][a-zA-Z0-9]*$/.test(value) || 'One word, for example "dueOn"';
const snakeOnly = (value) => /^[a-z][a-z0-9_]*$/.test(value) || 'As the database calls it, for example "bill_lines"';
const pathOnly = (value) => /^\/[\w/:-]*[\w-]$/.test(value) || 'A path, for example "/levies" or "/levies/:id"';
const something = (value) => value.trim() !== '' || 'Nothing yet';
const question = (name, message, validate = something) => ({ type: 'input', name, message, validate });
const choice = (name, message, choices) => ({ type: 'list', name, message, choices });

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  // As the linter wants a member of an object: with quotes only where its name needs them.
  plop.setHelper('member', (name) => (/^[a-z]+$/.test(name) ? `.${name}` : `['${name}']`));
  const root = plop.getDestBasePath();
  const newDraft = () => draftOf(root, (template, data) => plop.renderString(template, data));
  const areas = readdirSync(join(root, 'apps')).filter((name) =>
    existsSync(join(root, 'apps', name, 'src/screens.ts')),
  );
  const titles = [
    question('titleEn', 'Its title in English?'),
    question('titleHa', 'Its title in Hausa? A native reviewer may still change it.'),
  ];
  const menu = {
    type: 'input',
    name: 'menu',
    message: ({ area }) =>
      `Its place in the menu: ${['none', 'own', ...groupsOf(area, newDraft())].join(', ')}? (own: an entry of its own)`,
    default: 'none',
  };

  /** Everything is planned before the first file is written. */
  function generator(name, description, prompts, plan) {
    plop.setGenerator(name, {
      description,
      prompts,
      actions: [
        async (answers) => {
          const draft = newDraft();
          const said = await plan(answers, draft, root);
          return [...draft.save(), said].join('\n   ');
        },
      ],
    });
  }

  generator(
    'feature',
    'a list screen of an area: route, feature, query, texts, test',
    [
      choice('area', 'In which area?', areas),
      question('noun', 'What does it list (plural)?', kebabOnly),
      question('path', 'At which path (for example "/mda/demand-notices")?', pathOnly),
      ...titles,
      menu,
      question('endpoint', 'Which endpoint of the contract gives the list (for example listDemandNotices)?'),
      question('field', 'Which field of an entry is shown (for example name)?'),
    ],
    planFeature,
  );

  generator(
    'list',
    'the screen of a report in an area: filters, rows, sums, record, export, with the test of its promises',
    [
      choice('area', 'In which area?', areas),
      question('report', 'Of which report (its id, for example "late-bills")?', kebabOnly),
      question('path', 'At which path (for example "/mda/late-bills")?', pathOnly),
      ...titles,
      menu,
    ],
    planList,
  );

  generator(
    'endpoint',
    'an operation: contract, handler, test, row of the access matrix',
    [
      question('domain', 'Which domain (API module)?', kebabOnly),
      question('name', 'What does it do (verb first, for example "issue-bill")?', kebabOnly),
      choice('method', 'Method?', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      question('path', 'Path below /api/v1 (for example "/bills/:id")?', pathOnly),
      choice('readers', 'Who may call it?', Object.keys(callers)),
      {
        ...question(
          'screen',
          'From which screen of the admin area is it called (for example "/admin/settings/users")?',
        ),
        default: 'none',
      },
    ],
    planEndpoint,
  );

  generator(
    'report',
    'a report of bills or of what was collected: definition, how it is read, endpoints, exports, test',
    [
      question('id', 'What is it called in addresses (for example "late-bills")?', kebabOnly),
      ...titles,
      choice('of', 'Rows of what?', ['invoices', 'collections']),
      choice('readers', 'Who may read it?', Object.keys(readers)),
    ],
    planReport,
  );

  generator(
    'filter',
    'one more filter of a report: in its contract, its screens and its exports, with a test',
    [
      question('report', 'Of which report (its id, for example "refunds")?', kebabOnly),
      question('filter', 'Which filter (of filter.ts, or a new name, for example "homeOfficeId")?', camelOnly),
      question('column', 'By which column of the view it reads (for example "taxOfficeId")?', camelOnly),
      { ...question('labelEn', 'If it is new: what is it called in English?'), default: '-' },
      { ...question('labelHa', 'If it is new: and in Hausa?'), default: '-' },
      {
        ...question('lookup', 'If it is new: from which list of filter.ts does one choose (for example "taxOffices")?'),
        default: '-',
      },
    ],
    planFilter,
  );

  generator(
    'field',
    'one more field of a record: migration, view, report, screens, exports, with a test',
    [
      question('report', 'Which report shows the record (its id, for example "invoices")?', kebabOnly),
      question('field', 'What is the field called (for example "siteCode")?', camelOnly),
      choice('kind', 'What does it hold?', Object.keys(kindsOfField)),
      question('table', 'Which table has it (for example "bills")?', snakeOnly),
      choice('personal', 'Does it name a person, or reach one?', ['personal', 'not-personal']),
      question('labelEn', 'Its heading in English?'),
      question('labelHa', 'Its heading in Hausa?'),
    ],
    planField,
  );

  generator(
    'migration',
    'the next migration of the database, with what its first lines must say',
    [
      question('what', 'What does it do (for example "levies-have-years")?', kebabOnly),
      choice('runs', 'How does it run?', ['in a transaction', 'outside a transaction']),
    ],
    planMigration,
  );

  generator(
    'remote',
    'an area of its own: package, build, entry, texts, place in the portal',
    [
      question('name', 'Name of the area?', kebabOnly),
      question('path', 'Root path it owns (for example "/enumerators")?', pathOnly),
      ...titles,
      choice('access', 'Who may enter? Roles can be named in area-places.ts later.', ['public', 'signed-in']),
    ],
    planRemote,
  );
}
