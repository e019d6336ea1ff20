import { areaPaths } from './area-paths.ts';
import { formerPaths } from './former-paths.ts';

/** Screens of the public site that are not content, and what the gateway answers itself. Each with everything below it. */
const screenPaths = [
  '/agent-network',
  '/coming-soon',
  '/communication-infrastructure-assessment-portal',
  '/consult-connect',
  '/contact-us',
  '/developers',
  '/email-notice',
  '/field',
  '/forgot-password',
  '/notice',
  '/preview',
  '/search',
  '/signup',
  '/stay-tuned',
  '/tax-calculator',
  ...['/api', '/hubs', '/livez', '/metrics', '/readyz', '/releases', '/social-cards'],
] as const;

const reserved: readonly string[] = [...Object.values(areaPaths).flat(), ...Object.keys(formerPaths), ...screenPaths];

/** Whether a published page at this path would never be seen, because a screen answers there. Articles own what is below `/news`. */
export function isReservedPath(path: string): boolean {
  return path.startsWith('/news/') || reserved.some((root) => path === root || path.startsWith(`${root}/`));
}
