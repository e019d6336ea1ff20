import type { Plugin } from 'vite';

const name = 'react-remove-scroll';

/**
 * Our dialogs never use Mantine's scroll lock (it writes a style element, which the security policy refuses; overlays.css does
 * it). Without the library behind it every dialog comes with 4 KB less.
 */
export function scrollLockPlugin(): Plugin {
  return {
    name: 'portal:scroll-lock',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `import { createElement } from 'react'; export const RemoveScroll = ({ children }) => createElement('div', null, children); RemoveScroll.classNames = {};`
        : undefined,
  };
}
