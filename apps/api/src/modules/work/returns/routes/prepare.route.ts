import {
  dropReturnDraft,
  type Language,
  listReturnKinds,
  openReturn,
  previewReturn,
  type ReturnPreview,
  returnKindSchema,
  returnKinds,
  saveReturnDraft,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { amountInWords } from '../../../money/billing/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import { draftOf, dropDraft, saveDraft } from '../data/drafts.repository.ts';
import { mayFileKind } from '../data/duty-of-return.ts';
import { latenessOfReturn } from '../domain/lateness-of-return.ts';
import { lastPeriodOver } from '../domain/return-period.ts';
import { readReturn } from '../read-return.ts';
import { type ReturnsDeps, returnOfCaller } from '../returns-deps.ts';
import { type ToWorkOut, workOutReturn } from '../work-out-return.ts';

/** A return before it is filed: what the portal fills in, what is prepared, and what it comes to. */
export function prepareRoutes(app: FastifyInstance, { db, clock }: ReturnsDeps): void {
  serve(app, listReturnKinds, async (_request, { user }) => {
    const [tpui, today] = [ownTpui(user), dayOf(clock.now())];
    const kinds = await Promise.all(
      returnKindSchema.options.map(async (kind) => {
        const { firstPeriod } = returnKinds[kind];
        const lastPeriod = lastPeriodOver(kind, today);
        const isOpen = firstPeriod <= lastPeriod && (await mayFileKind(db, tpui, kind)) !== undefined;
        return isOpen ? [{ kind, firstPeriod, lastPeriod }] : [];
      }),
    );
    return { kinds: kinds.flat() };
  });

  serve(app, openReturn, async ({ query }, call) => {
    const { user, language } = call;
    const asked = await returnOfCaller(db, clock, call, query);
    const known = await readReturn(db, asked);
    const { dueOn, filled, versions } = known;
    const draft = await draftOf(db, asked);
    const newest = versions.at(-1);
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'return.opened',
      subject: `taxpayer:${asked.tpui}`,
      detail: { kind: asked.kind, period: asked.period },
    });
    const answers = draft?.answers ?? newest?.answers ?? filled.answers;
    const reasons =
      draft?.reasons ?? Object.fromEntries((newest?.changes ?? []).map(({ path, reason }) => [path, reason]));
    return {
      ...{ ...query, dueOn, filled: filled.answers, origins: [...filled.origins] },
      lateness: latenessOfReturn({
        dueOn,
        day: dayOf(asked.time.countsAt),
        isAmendment: newest !== undefined,
        payDay: asked.today,
        toBillKobo: 0,
      }),
      draft: draft ? { ...draft, savedAt: draft.savedAt.toISOString() } : null,
      filedVersion: newest?.version ?? null,
      preview: previewIfWhole({ ...asked, ...known, answers, reasons }, language),
    };
  });

  serve(app, previewReturn, async ({ body }, call) => {
    const asked = await returnOfCaller(db, clock, call, body);
    return preview(
      { ...asked, ...(await readReturn(db, asked)), answers: body.answers, reasons: body.reasons },
      call.language,
    );
  });

  serve(app, saveReturnDraft, async ({ body: { answers, reasons, readRevision, ...of } }, call) => {
    const { user } = call;
    const asked = await returnOfCaller(db, clock, call, of);
    const at = clock.now();
    const revision = await saveDraft(db, { ...asked, answers, reasons, readRevision, userId: user.id, at });
    if (revision === undefined) throw new BusinessError('return.draft-changed');
    return { revision, savedAt: at.toISOString() };
  });

  serve(app, dropReturnDraft, async ({ body }, call) => {
    await dropDraft(db, await returnOfCaller(db, clock, call, body));
    return {};
  });
}

function preview(asked: ToWorkOut, language: Language): ReturnPreview {
  const { figures, changes, lateness, toBillKobo, replacedKobo } = workOutReturn(asked);
  const { dueOn } = asked;
  return {
    figures,
    changes,
    dueOn,
    lateness,
    toBillKobo,
    toBillInWords: amountInWords(toBillKobo, language),
    replacedKobo,
  };
}

/** A draft may say what does not fit: it is mended on the form, which previews it again. */
function previewIfWhole(asked: ToWorkOut, language: Language): ReturnPreview | null {
  try {
    return preview(asked, language);
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'request.invalid') return null;
    throw error;
  }
}
