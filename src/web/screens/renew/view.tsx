import type { ReactNode } from 'react';
import { useLoaded } from '#web/page/use-page.ts';
import { renewPage } from './page.ts';
import { Early } from './parts/early.tsx';
import { Offer } from './parts/offer.tsx';
import { Over } from './parts/over.tsx';
import { Renewed } from './parts/renewed.tsx';
import { WithInsurer } from './parts/with-insurer.tsx';

/** How a policy stands with its renewal, and the short way to a new one. */
export function Screen(): ReactNode {
  const renewal = useLoaded(renewPage);
  const { stands, offer } = renewal;
  if (stands === 'too-early') return <Early renewal={renewal} />;
  if (stands === 'renewed') return <Renewed renewal={renewal} />;
  if (stands === 'over') return <Over renewal={renewal} />;
  if (offer) return <Offer renewal={renewal} offer={offer} />;
  return <WithInsurer renewal={renewal} />;
}
