import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

/** A person to talk to, about what somebody was looking at. */
export const helpPage = definePage({
  at: { help: '/health-plan/help' },
  search: ['about', 'topic'],
  title: 'nav.help',
  words: ['help'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api, search }) =>
    loaded(
      await api.call('getHelp', {
        params: {},
        body: search.about === undefined ? {} : { about: search.about.slice(0, 40) },
      }),
    ),
});
