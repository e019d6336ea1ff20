import { createHash } from 'node:crypto';
import { capturedVisitSchema, getVisitPhoto, sendVisitPhoto, sendVisitReport } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { cleanPicture } from '../../../../platform/pictures/clean-picture.ts';
import { type FieldSeal, jsonIn, officerPhoneOf, type StreetSecrets } from '../../street/index.ts';
import { findEnforcement } from '../data/enforcements.repository.ts';
import {
  caseOfVisit,
  insertReport,
  insertVisitPhoto,
  reportArrival,
  visitPhotoKey,
} from '../data/visit-reports.repository.ts';
import { noteMove } from '../decide-enforcement.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { within } from '../whole-enforcement.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes);

/** What officers note on visits: each once, kept as it was captured, and never a step of the case. */
export function visitReportRoutes(
  app: FastifyInstance,
  { db, store }: EnforcementDeps,
  secrets: StreetSecrets,
  seal: FieldSeal,
): void {
  serve(app, sendVisitReport, async ({ params: { id }, body: { sealed, keyId: _, ...contact } }) => {
    const { id: deviceId, officerId } = await officerPhoneOf(db, secrets, contact);
    const digest = sha256(Buffer.from(sealed, 'base64url')).digest();
    const text = seal.open(sealed, `visit:${id}`);
    const parsed = text && capturedVisitSchema.safeParse(jsonIn(text));
    if (!parsed?.success) throw new BusinessError('field-record.unreadable');
    const report = parsed.data;
    // Who captured it was sealed with it: another phone hands in nothing as its own.
    if (report.id !== id || report.deviceId !== deviceId || report.officerId !== officerId)
      throw new BusinessError('field-record.unreadable');
    await db
      .transaction(async (tx) => {
        if (!(await insertReport(tx, report, digest))) return;
        await noteMove(tx, await caseOfVisit(tx, report.visitId), {
          ...{ action: 'enforcement.visit-reported', by: officerId },
          detail: { reportId: id, outcome: report.outcome, capturedAt: report.capturedAt, deviceId },
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'visit_reports_by_team'))
          throw new BusinessError('visit-report.not-yours', { cause: error });
        throw error;
      });
    const arrival = await reportArrival(db, id);
    if (!arrival?.sealedDigest.equals(digest)) throw new BusinessError('field-record.differs');
    return { photosWanted: arrival.photosWanted };
  });

  serve(app, sendVisitPhoto, async ({ params: { id, position }, body: { sealed, keyId: _, ...contact } }) => {
    const device = await officerPhoneOf(db, secrets, contact);
    const arrival = await reportArrival(db, id);
    const taken = arrival?.deviceId === device.id ? arrival.photoDigests[position - 1] : undefined;
    if (!arrival || taken === undefined) throw new BusinessError('field-record.not-found');
    if (!arrival.photosWanted.includes(position)) return {};
    const photo = seal.open(sealed, `photo:${id}:${position}`);
    if (!photo || sha256(photo).digest('base64url') !== taken) throw new BusinessError('field-record.unreadable');
    const { bytes, contentType } = await cleanPicture(photo);
    if (contentType !== 'image/jpeg') throw new BusinessError('document.not-an-image');
    const key = `visits/${id}/${position}`;
    await store.put(key, bytes, contentType);
    await insertVisitPhoto(db, { reportId: id, position, key, bytes: bytes.length });
    return {};
  });

  serve(app, getVisitPhoto, async ({ params: { id, reportId, position } }, { user }) => {
    within(user, await findEnforcement(db, id));
    const key = await visitPhotoKey(db, { enforcementId: id, reportId, position });
    const body = key && (await store.get(key));
    if (!body) throw new BusinessError('field-record.not-found');
    return fileAnswer({ contentType: 'image/jpeg', body });
  });
}
