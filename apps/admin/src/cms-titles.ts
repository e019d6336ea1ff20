/** Of the CMS and its pages. */
export const cmsTitles = {
  cms: { en: 'CMS', ha: 'CMS' },
  texts: { en: 'Pages and texts', ha: 'Shafuka da rubutu' },
  item: { en: 'Page or text', ha: 'Shafi ko rubutu' },
  pictures: { en: 'Pictures', ha: 'Hotuna' },
  templates: { en: 'Answers given often', ha: 'Amsoshin da ake yawan bayarwa' },
  mails: { en: 'Words of mails', ha: 'Kalmomin imel' }, // native reviewer
  tariffs: { en: 'Tariffs of revenue heads', ha: 'Jadawalin tushen kuɗin shiga' },
} as const;
