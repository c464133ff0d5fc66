import { definePage } from '#web/page/page.ts';

export const leaveDevicePage = definePage({
  at: { 'leave-device': '/leave-device' },
  search: ['left'],
  title: 'nav.leave',
  words: ['about'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
