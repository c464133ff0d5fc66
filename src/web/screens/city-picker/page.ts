import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const cityPickerPage = definePage({
  at: { 'city-picker': '/health-plan/family-detail/$cityType' },
  only: { cityType: ['family', 'parents'] },
  title: 'city.page',
  words: ['city'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, site, search }) =>
    loadChunk('city-picker/load', () => import('./load.ts')).then((code) =>
      code.loadPicker(api, site, search),
    ),
  keep: true,
});
