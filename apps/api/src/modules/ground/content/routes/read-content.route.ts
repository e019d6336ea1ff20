import {
  getContentPage,
  getContentVersion,
  getNewsArticle,
  getPicture,
  getTariff,
  lagosDay,
  listBanners,
  listNews,
  listPublished,
  listSearchDocuments,
  type PictureFormat,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { LiveContentRepository } from '../data/live-content.repository.ts';
import type { PicturesRepository } from '../data/pictures.repository.ts';
import { documentOfArticle, documentOfQuestion, documentsOfPage } from '../domain/search-documents.ts';
import type { ContentPresenter } from '../present-content.ts';

export interface ReadContentDeps {
  readonly live: LiveContentRepository;
  readonly pictures: PicturesRepository;
  readonly presenter: ContentPresenter;
  readonly clock: Clock;
}

/** Kept by browsers, asked about every time: what was published a moment ago must be seen by the next visitor. */
export function readContentRoutes(app: FastifyInstance, { live, presenter, clock }: ReadContentDeps): void {
  serve(app, getContentPage, async ({ query: { path } }, { language }) => {
    const item = await live.find('page', path);
    if (!item) throw new BusinessError('content.not-found');
    return presenter.page(path, item.content, item.effectiveAt, language);
  });

  serve(app, getNewsArticle, async ({ params: { slug } }, { language }) => {
    const item = await live.find('news', slug);
    if (!item) throw new BusinessError('content.not-found');
    return presenter.article(item, language);
  });

  serve(app, listBanners, (_, { language }) => presenter.banners(language));

  serve(app, listNews, async ({ query }, { language }) => {
    const page = await live.newsPage(query);
    return { ...page, data: await presenter.newsItems(page.data, language) };
  });

  serve(app, listPublished, async () => {
    const [pages, news] = await Promise.all([live.all('page'), live.news(1000)]);
    const described = (
      path: string,
      { content, effectiveAt }: (typeof pages)[number] | (typeof news.items)[number],
    ) => ({
      path,
      title: content.title,
      lead: content.lead,
      updatedAt: effectiveAt.toISOString(),
    });
    return [
      ...pages.map((item) => described(item.slug, item)),
      ...news.items.map((item) => described(`/news/${item.slug}`, item)),
    ];
  });

  serve(app, listSearchDocuments, async (_, { language }) => {
    const [pages, news, questions] = await Promise.all([live.all('page'), live.news(1000), live.all('faq')]);
    return [
      ...pages.flatMap((item) => documentsOfPage(item, language)),
      ...questions.map((item) => documentOfQuestion(item, language)),
      ...news.items.map((item) => documentOfArticle(item, language)),
    ];
  });

  serve(app, getTariff, async ({ params: { key }, query: { on } }) => {
    const tariff = await live.tariff(key, on ?? lagosDay(clock.now()));
    if (!tariff) throw new BusinessError('content.not-found');
    return tariff;
  });
}

const forEver = 'public, max-age=31536000, immutable';

export function pictureRoutes(app: FastifyInstance, { live, pictures }: ReadContentDeps): void {
  serve(app, getContentVersion, async () => ({ version: await live.version() }));

  serve(app, getPicture, async ({ params: { id, file } }, { setHeader }) => {
    const [width = '', format = ''] = file.split('.');
    const bytes = await pictures.file(id, Number(width), format as PictureFormat);
    if (!bytes) throw new BusinessError('content.not-found');
    setHeader('cache-control', forEver);
    return fileAnswer({ contentType: `image/${format}`, body: bytes });
  });
}
