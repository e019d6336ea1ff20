import { rootId } from '@portal/federation/registry';
import { messages as en } from './messages/en.ts';
import { messages as ha } from './messages/ha.ts';

/** The last resort: a page that came with its HTML stays as it is, an empty one says what to do. */
export function showStartFailure(): void {
  const root = document.getElementById(rootId);
  if (!root || root.childElementCount > 0) return;
  const { startFailed } = document.documentElement.lang === 'ha' ? ha : en;
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = startFailed;
  root.append(notice);
}
