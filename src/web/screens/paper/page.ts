import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

const titles = { 'policy-wording': 'paper.wording.page', brochure: 'paper.brochure.page' } as const;

export const paperPage = definePage({
  at: {
    'policy-wording': '/health-plan/policy-wording/$slug',
    brochure: '/health-plan/brochure/$slug',
  },
  title: ({ name }) => titles[name],
  words: ['method'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, name, params }) =>
    loadChunk('paper/load', () => import('./load.ts')).then((code) =>
      code.loadPaper(api, name === 'brochure' ? 'brochure' : 'wording', params.slug),
    ),
});
