import { later } from '#web/shell/later.tsx';

const words = ['list-below'] as const;
/** One file for all of them, so that it comes once. */
const load = () => import('./parts/below/below.tsx');

/** What of a list follows its first view. */
export const noticesPart = later('results/notices', words, () =>
  load().then(({ Notices: Part }) => ({ Part })),
);
export const changedPart = later('results/changed', words, () =>
  load().then(({ Changed: Part }) => ({ Part })),
);
export const chipsPart = later('results/chips', words, () => load().then(({ Chips: Part }) => ({ Part })));
export const filtersPart = later('results/filters', words, () =>
  load().then(({ Filters: Part }) => ({ Part })),
);
export const sheetPart = later('results/sheet', words, () =>
  load().then(({ FilterSheet: Part }) => ({ Part })),
);
export const trayPart = later('results/tray', words, () =>
  load().then(({ ChosenPlans: Part }) => ({ Part })),
);
export const afterListPart = later('results/after', words, () =>
  load().then(({ AfterList: Part }) => ({ Part })),
);

/** A page that is drawn at once has to find the code of each at hand. */
export const fetchParts = () =>
  Promise.all(
    [noticesPart, changedPart, chipsPart, filtersPart, sheetPart, trayPart, afterListPart].map(
      ({ fetchCode }) => fetchCode(),
    ),
  );
