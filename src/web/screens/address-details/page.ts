import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const addressDetailsPage = definePage({
  at: { 'address-details': '/health-plan/address-details' },
  title: 'place.title',
  words: ['quotes', 'place'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, site }) =>
    site.locationMode === 'pincode'
      ? Promise.resolve(null)
      : loadChunk('place/cities', () => import('#web/forms/place/cities.ts')).then((code) =>
          code.loadCities(api),
        ),
  keep: true,
});
