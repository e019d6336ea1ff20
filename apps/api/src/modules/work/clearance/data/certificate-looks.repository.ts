import type { CertificateCheck } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface Look {
  readonly certificateId: string;
  readonly by: 'public' | 'holder';
  readonly withFigures: boolean;
  readonly answer: 'valid' | 'expired' | 'revoked';
}

/**
 * Counts a look. Whoever asks at a counter does not wait until a disk has it: a power cut may lose the looks of its last second, and
 * nothing else.
 */
export async function noteLook(on: Runner, { certificateId, by, withFigures, answer }: Look): Promise<void> {
  await tablesOf(on)
    .insertInto('clearance_checks')
    .columns(['certificate_id', 'by', 'with_figures', 'answer'])
    .expression((build) =>
      build
        .selectFrom(sql<{ off: string }>`(select set_config('synchronous_commit', 'off', true) as off)`.as('s'))
        .where('s.off', 'is not', null)
        .select([
          sql<string>`${certificateId}::uuid`.as('certificate_id'),
          sql<'public'>`${by}::text`.as('by'),
          sql<boolean>`${withFigures}::boolean`.as('with_figures'),
          sql<'valid'>`${answer}::text`.as('answer'),
        ]),
    )
    .execute();
}

const mostShown = 100;

/** The newest first. */
export async function looksAt(on: Runner, certificateId: string): Promise<CertificateCheck[]> {
  const looks = await tablesOf(on)
    .selectFrom('clearance_checks as k')
    .select(['k.at', 'k.by', 'k.with_figures as withFigures'])
    .select(({ ref }) => sql<string | null>`reading.name_of_mda(${ref('k.mda_id')})`.as('mda'))
    .where('k.certificate_id', '=', certificateId)
    .orderBy('k.at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(mostShown)
    .execute();
  return looks.map((look) => ({ ...look, at: look.at.toISOString() }));
}
