import type { Plugin } from 'vite';

/** Ours alone scrolls (src/web/frame/navigation.ts). The router imports its own way even where it is switched off. */
const scrolling = /\/@tanstack\/router-core\/dist\/esm\/scroll-restoration\.js$/;

/** Leaves out of the browser's files what the router never does here. A name it comes to need fails the build. */
export function unusedOfRouter(): Plugin {
  return {
    name: 'unused-of-router',
    apply: 'build',
    transform: {
      filter: { id: scrolling },
      handler: () => ({
        code: [
          'export const setupScrollRestoration = () => {};',
          'export const defaultGetScrollRestorationKey = () => "";',
          'export const getElementScrollRestorationEntry = () => undefined;',
          'export const storageKey = "";',
        ].join('\n'),
        map: null,
      }),
    },
  };
}
