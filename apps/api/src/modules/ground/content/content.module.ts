import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { answerWithEntityTags } from '../../../platform/http/answer-with-entity-tags.ts';
import { createSecretBox } from '../../../platform/keys/secret-box.ts';
import { createContentItemsRepository } from './data/content-items.repository.ts';
import { createLiveContentRepository } from './data/live-content.repository.ts';
import { createPicturesRepository } from './data/pictures.repository.ts';
import { createContentPresenter } from './present-content.ts';
import { createShowDraft } from './preview-content.ts';
import { createPreviewLinks } from './preview-links.ts';
import { picturesRoutes } from './routes/pictures.route.ts';
import { publishContentRoutes } from './routes/publish-content.route.ts';
import { pictureRoutes, readContentRoutes } from './routes/read-content.route.ts';
import { writeContentRoutes } from './routes/write-content.route.ts';

export interface ContentDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Preview links are sealed under it. */
  readonly dataKey: Buffer;
}

/** What the public site says: pages, news, gallery, questions, banners and tariffs. */
export function contentModule(app: FastifyInstance, { db, clock, dataKey }: ContentDeps): void {
  const live = createLiveContentRepository(db);
  const pictures = createPicturesRepository(db);
  const presenter = createContentPresenter({ live, pictures, clock });
  const deps = {
    db,
    clock,
    live,
    pictures,
    presenter,
    showDraft: createShowDraft({ live, pictures, clock }),
    items: createContentItemsRepository(db),
    previewLinks: createPreviewLinks(createSecretBox(dataKey, 'content previews'), clock),
  };

  void app.register(async (scope) => {
    answerWithEntityTags(scope, 'public, no-cache');
    readContentRoutes(scope, deps);
  });
  pictureRoutes(app, deps);
  writeContentRoutes(app, deps);
  publishContentRoutes(app, deps);
  picturesRoutes(app, deps);
}
