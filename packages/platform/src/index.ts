export {
  type Area,
  type AreaId,
  type AreaPlace,
  areaIds,
  defineArea,
  type MenuIcon,
  menuIcons,
  type NavigationItem,
  platformVersion,
} from './area.ts';
export { areaPlaces, placeOf } from './area-places.ts';
export { inboxTitle } from './inbox/inbox-title.ts';
export {
  ChangeLanguageContext,
  LanguageContext,
  languageCookie,
  languageOf,
  languageParameter,
  useChangeLanguage,
  useLanguage,
  useLocalized,
} from './language.ts';
export { lazyPart } from './lazy-part.ts';
export { logsTitle } from './logs-title.ts';
export { type Catalogue, createCatalogue, type Messages, type MessagesLike } from './messages.ts';
export { type PortalServices, portalServices, portalServicesContext } from './portal-services.ts';
export type { RouteHandle, StructuredData } from './route-handle.ts';
