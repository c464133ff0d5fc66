import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const landingPage = definePage({
  at: { landing: '/health-plan/lp/product/$step' },
  only: {
    step: [
      'gender-pincode',
      'members',
      'medical',
      'smoking',
      'drinking',
      'stress',
      'existing-insurance',
      'health',
    ],
  },
  namedBy: 'step',
  title: 'landing.page',
  words: ['landing'],
  later: ['quotes', 'place', 'existing', 'ages', 'health'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, site, params, plain }) =>
    loadChunk('landing/load', () => import('./load.ts')).then((code) =>
      code.loadStep(api, params.step, { site, plain }),
    ),
  keep: true,
  plain: true,
});
