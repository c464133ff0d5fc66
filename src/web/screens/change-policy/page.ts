import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

/** Changing a policy: a form for each change, and how those stand that were asked for. */
export const changePolicyPage = definePage({
  at: { 'change-policy': '/health-plan/proposals/$id/change-policy' },
  title: 'change.title',
  words: ['change'],
  later: ['purchase'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, params }) =>
    loadChunk('change-policy/load', () => import('./load.ts')).then((code) =>
      code.loadChanges(api, params.id),
    ),
});
