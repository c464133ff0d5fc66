import { messages as dates } from './site/dates.ts';
import { messages as people } from './site/people.ts';
import { messages as shell } from './site/shell.ts';
import { messages as ui } from './site/ui.ts';

/** What every page needs, whichever screen it shows. */
export const messages = { ...dates, ...shell, ...ui, ...people };
