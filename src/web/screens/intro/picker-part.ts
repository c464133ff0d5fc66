import { island } from '#web/forms/landing/island.tsx';

/** The first question and its first answer. */
export const pickerPart = island('home-picker', ['quotes', 'place', 'ages'], () => import('./picker.tsx'));
