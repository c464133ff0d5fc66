import { laterPart } from '#web/frame/later-part.tsx';
import { fetchSplits, splitsId } from './splits-part.ts';

/** What the server drew does not go while the form is taken over. */
async function loadPicker() {
  const hasSplits = typeof document !== 'undefined' && document.getElementById(splitsId) !== null;
  const [{ Part }] = await Promise.all([import('./picker.tsx'), hasSplits ? fetchSplits() : undefined]);
  return { Part };
}

/** The first question and its first answer. */
export const pickerPart = laterPart('home/picker', ['quotes', 'place', 'ages', 'split-plans'], loadPicker);
