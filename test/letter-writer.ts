import { createLetterWriter } from '#server/drawing/papers/letters.ts';

/** Words letters as a server does that names these two as its help. */
export const writeLetter = createLetterWriter({
  phone: '1800 000 0000',
  email: 'help@chhatri.example',
  hours: () => '9 am to 7 pm',
});
