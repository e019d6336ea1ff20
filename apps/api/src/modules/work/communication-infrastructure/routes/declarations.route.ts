import {
  type Assessment,
  assessInfrastructure,
  communicationTariffKey,
  type Declaration,
  type DeclarationProgress,
  type Declared,
  followDeclaration,
  importSites,
  kobo,
  lagosDay,
  sitesMax,
  submitDeclaration,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../../platform/http/submission.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import type { TariffReader } from '../../../ground/content/index.ts';
import type { HomeAreas } from '../../../ground/lookups/index.ts';
import { declarationMailJob } from '../communication-infrastructure.jobs.ts';
import type { DeclarationRow, DeclarationsRepository } from '../data/declarations.repository.ts';
import { assess } from '../domain/assess.ts';
import { raiseDeclarationBill } from '../raise-declaration-bill.ts';
import type { SiteReader } from '../site-reader.ts';

export interface DeclarationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly declarations: DeclarationsRepository;
  readonly tariffs: TariffReader;
  readonly areas: HomeAreas;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly caseload: Caseload;
  readonly siteReader: SiteReader;
}

/** Nobody's mailbox is filled through us. */
const mailsPerHour = 10;

/** Another call with the same submission was faster: nothing of this one may stay. */
class AlreadySubmitted extends Error {}

export function declarationsRoutes(app: FastifyInstance, deps: DeclarationsDeps): void {
  const { declarations, areas, siteReader } = deps;

  serve(app, importSites, async ({ body: { csv } }) => {
    const read = await siteReader.run({ csv, areas: await areas.all(), rowsMax: sitesMax });
    if (read.kind === 'unreadable') throw new BusinessError('declaration.file-unreadable');
    if (read.kind === 'too-many-rows') throw new BusinessError('declaration.too-many-rows');
    if (read.kind === 'columns-missing') {
      throw new BusinessError('declaration.columns-missing', { fieldErrors: { csv: read.columns.join(', ') } });
    }
    return { sites: [...read.sites], problems: [...read.problems] };
  });

  serve(app, assessInfrastructure, async ({ body }) => {
    await requireAreas(areas, body, '');
    return assessToday(deps, body);
  });

  serve(app, submitDeclaration, async ({ body }) => {
    const { declaration, shownTotalKobo } = body;
    const contentDigest = digestOf({ declaration, shownTotalKobo });
    const earlier = await declarations.findBySubmission(body.submissionId);
    if (earlier) return declaredOf(sameSubmission(earlier, contentDigest, 'submissionId'));
    await requireAreas(areas, declaration, 'declaration.');
    const assessment = await assessToday(deps, declaration);
    if (assessment.totalKobo !== shownTotalKobo) throw new BusinessError('declaration.assessment-changed');
    // Anybody may have typed the address: a declaration is taken whatever others sent in its name, and only the mails end.
    const isTold = (await declarations.countLately(declaration.email)) < mailsPerHour;
    await submit(deps, { ...body, contentDigest, isTold }, assessment).catch((error: unknown) => {
      if (!(error instanceof AlreadySubmitted)) throw error;
    });
    const submitted = await declarations.findBySubmission(body.submissionId);
    if (!submitted) throw new Error('A declaration of this submission was neither made nor found');
    return declaredOf(sameSubmission(submitted, contentDigest, 'submissionId'));
  });

  serve(app, followDeclaration, async ({ body: { reference, email } }) => {
    const declaration = await declarations.findByReference(reference, email);
    if (!declaration) throw new BusinessError('declaration.not-found');
    return progressOf(declaration);
  });
}

interface Submission {
  readonly submissionId: string;
  readonly contentDigest: Buffer;
  readonly language: DeclarationRow['language'];
  readonly declaration: Declaration;
  /** Whether their mailbox gets a mail about it. */
  readonly isTold: boolean;
}

/** Bill, declaration, mail, case and audit row, or nothing. */
async function submit(deps: DeclarationsDeps, submission: Submission, assessment: Assessment) {
  const { db, declarations, jobs, caseload } = deps;
  await db.transaction(async (tx) => {
    const bill = await raiseDeclarationBill(tx, submission.declaration, assessment);
    const made = await declarations.insert(tx, { ...submission, assessment, billId: bill.id });
    if (!made) throw new AlreadySubmitted();
    if (submission.isTold) await jobs.enqueue(tx, declarationMailJob, { declarationId: made.id, news: 'received' });
    const work = { kind: 'declaration-check', subject: `declaration:${made.id}`, reference: made.reference } as const;
    await caseload.open(tx, work);
    const detail = { reference: made.reference, billReference: bill.reference, totalKobo: bill.totalKobo };
    const entry = {
      actor: { system: 'communication-infrastructure' },
      action: 'declaration.received' as const,
      detail,
    };
    await writeAudit(tx, { ...entry, subject: `declaration:${made.id}` });
  });
}

type Declarable = Pick<Declaration, 'sites' | 'fibreRoutes'>;

async function assessToday({ tariffs, clock }: DeclarationsDeps, declared: Declarable): Promise<Assessment> {
  const tariff = await tariffs.tariffOn(communicationTariffKey, lagosDay(clock.now()));
  const assessment = tariff && assess(declared, tariff);
  if (!assessment || (assessment.totalKobo === 0 && assessment.lines.length > 0)) {
    throw new BusinessError('declaration.tariff-missing');
  }
  return assessment;
}

async function requireAreas(areas: HomeAreas, { sites, fibreRoutes }: Declarable, prefix: string): Promise<void> {
  const known = await areas.all();
  const fieldErrors = Object.fromEntries(
    [
      ...sites.map(({ lgaId }, index) => [`${prefix}sites.${index}.lgaId`, lgaId] as const),
      ...fibreRoutes.map(({ lgaId }, index) => [`${prefix}fibreRoutes.${index}.lgaId`, lgaId] as const),
    ]
      .filter(([, lgaId]) => !known.has(lgaId))
      .map(([field]) => [field, 'Choose a local government area of this state']),
  );
  if (Object.keys(fieldErrors).length > 0) throw new BusinessError('request.invalid', { fieldErrors });
}

function declaredOf({ reference, billReference, totalKobo, payBy, email }: DeclarationRow): Declared {
  return { reference, billReference, totalKobo: kobo(totalKobo), payBy, email };
}

export function progressOf(row: DeclarationRow): DeclarationProgress {
  const { reference, state, companyName, siteCount, fibreMetres, rejectionReason, billReference, billStatus, payBy } =
    row;
  return {
    ...{ reference, state, companyName, siteCount, fibreMetres, rejectionReason, billReference, billStatus, payBy },
    receivedAt: row.receivedAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    assessment: { tariffFrom: row.tariffFrom, lines: row.lines, totalKobo: kobo(row.totalKobo) },
  };
}
