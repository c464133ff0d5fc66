import { createContext } from 'react';
import type { WireRight } from '#contract/quote/acceptance/wire.ts';
import { laterPart } from '#web/frame/later-part.tsx';

export type PersonRights = { readonly name: string; readonly rights: readonly WireRight[] };

/** What the part shows: whoever is named, with what the law gives them. */
export const RightsContext = createContext<readonly PersonRights[]>([]);

/** Its words are long, and few pages need them. */
export const rightsPart = laterPart('quote/rights', ['rights'], () => import('./rights.tsx'));
