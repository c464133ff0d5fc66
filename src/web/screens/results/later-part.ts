import { later } from '#web/frame/later.tsx';

/** One file for all of them, so that it comes once. */
const load = () => import('./parts/below/below.tsx');

const all: { readonly fetchCode: () => Promise<unknown> }[] = [];

function partOf(name: keyof Awaited<ReturnType<typeof load>>) {
  const part = later(`results/${name}`, ['list-below'], () =>
    load().then((parts) => ({ Part: parts[name] })),
  );
  all.push(part);
  return part;
}

/** What of a list follows its first view. */
export const noticesPart = partOf('Notices');
export const guessesPart = partOf('Guesses');
export const changedPart = partOf('Changed');
export const chipsPart = partOf('Chips');
export const filtersPart = partOf('Filters');
export const sheetPart = partOf('FilterSheet');
export const trayPart = partOf('ChosenPlans');
export const afterListPart = partOf('AfterList');

/** A page that is drawn at once has to find the code of each at hand. */
export const fetchParts = () => Promise.all(all.map(({ fetchCode }) => fetchCode()));
