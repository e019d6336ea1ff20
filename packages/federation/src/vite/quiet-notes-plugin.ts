import type { Plugin } from 'vite';

/** What the federation plugin says about the time we deliberately do not give its analysis. */
const expectedNotes = /Parse timeout \(0\.001s\)|shared export analysis was discarded \(reason: timeout\)/;

/** Keeps those notes out of the output of a build, so that a real warning is seen. The plugin offers no switch for them. */
export function quietNotesPlugin(): Plugin {
  return {
    name: 'portal:quiet-notes',
    apply: 'build',
    configResolved() {
      const { warn } = console;
      console.warn = (...message: unknown[]) => {
        if (!expectedNotes.test(String(message[0]))) warn(...message);
      };
    },
  };
}
