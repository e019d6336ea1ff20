import { apiBasePath, removeOwnPicture, showPicture, uploadOwnPicture } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import { writeAudit } from '../../audit/index.ts';
import type { AttemptsRepository } from '../data/attempts.repository.ts';
import { findPicture, putPicture, removePicture } from '../data/user-pictures.repository.ts';
import { admit } from '../limit-attempts.ts';
import { squarePicture } from '../square-picture.ts';
import { newToken } from '../tokens.ts';

export interface OwnPictureDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsRepository;
}

/** Drawing pictures is work. */
const pictureLimit = (userId: string) => ({ key: `picture ${userId}`, limit: 20, windowSeconds: 60 * 60 });
const aDay = 24 * 60 * 60;

export function ownPictureRoutes(app: FastifyInstance, { db, clock, attempts }: OwnPictureDeps): void {
  serveUpload(app, uploadOwnPicture, async ({ file }, { user }) => {
    await admit(attempts, [pictureLimit(user.id)]);
    const jpeg = await squarePicture(file.bytes);
    const name = newToken();
    const avatar = `${apiBasePath}${showPicture.path.replace(':name', name)}`;
    await db.transaction(async (tx) => {
      await putPicture(tx, { userId: user.id, name, jpeg, address: avatar, now: clock.now() });
      await writeAudit(tx, { actor: { userId: user.id }, action: 'picture.changed', subject: `user:${user.id}` });
    });
    return { avatar };
  });

  serve(app, removeOwnPicture, async (_, { user }) => {
    await db.transaction(async (tx) => {
      if (!(await removePicture(tx, user.id))) return;
      await writeAudit(tx, { actor: { userId: user.id }, action: 'picture.removed', subject: `user:${user.id}` });
    });
    return {};
  });

  serve(app, showPicture, async ({ params: { name } }, { setHeader }) => {
    const body = await findPicture(db, name);
    if (!body) throw new BusinessError('document.not-found');
    // Another picture has another name.
    setHeader('cache-control', `private, max-age=${aDay}, immutable`);
    return fileAnswer({ contentType: 'image/jpeg', body });
  });
}
