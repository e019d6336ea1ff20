import { createHash } from 'node:crypto';
import { listPictures, uploadPicture } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serveUpload } from '../../../../platform/http/serve-upload.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { drawInTurn } from '../../../../platform/pictures/draw-in-turn.ts';
import { writeAudit } from '../../audit/index.ts';
import type { PicturesRepository, StoredPicture } from '../data/pictures.repository.ts';
import { makePictureFiles } from '../make-picture-files.ts';

export interface PicturesDeps {
  readonly db: Database;
  readonly pictures: PicturesRepository;
}

export function picturesRoutes(app: FastifyInstance, { db, pictures }: PicturesDeps): void {
  serve(app, listPictures, async ({ query }) => presentPage(await pictures.list(query), presented));

  serveUpload(app, uploadPicture, async ({ file: { bytes, fileName } }, { user }) => {
    const sha256 = createHash('sha256').update(bytes).digest();
    const here = await pictures.bySha256(sha256);
    if (here) return presented(here);
    const made = await drawInTurn(user.id, () => makePictureFiles(bytes));
    if (typeof made === 'string') throw new BusinessError(`content.picture-${made}`);
    const added = await db.transaction(async (tx) => {
      const picture = await pictures.add(tx, { ...made, fileName, sha256, uploadedBy: user.id });
      if (!picture) return undefined;
      const [subject, detail] = [`picture:${picture.id}`, { fileName }];
      await writeAudit(tx, { actor: { userId: user.id }, action: 'content.picture-added', subject, detail });
      return picture;
    });
    const stored = added ?? (await pictures.bySha256(sha256));
    if (!stored) throw new Error('A picture that was just stored is not there');
    return presented(stored);
  });
}

function presented({ uploadedAt, ...picture }: StoredPicture) {
  return { ...picture, uploadedAt: uploadedAt.toISOString() };
}
