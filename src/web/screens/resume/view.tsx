import type { ReactNode } from 'react';
import { useLoaded, useParamsOf, useSearchOf } from '#web/page/use-page.ts';
import { resumePage } from './page.ts';
import { ComeBack, Over } from './parts/come-back.tsx';
import { MakeLink } from './parts/make-link.tsx';

/** Going on with a purchase on another device: where it starts, and where it leads. */
export function Screen(): ReactNode {
  const loaded = useLoaded(resumePage);
  const { id } = useParamsOf(resumePage);
  const isToErase = useSearchOf(resumePage).to === 'erase';
  switch (loaded.kind) {
    case 'make':
      return <MakeLink proposal={loaded.proposal} />;
    case 'asked':
      return <ComeBack secret={id} first={loaded.state} isToErase={isToErase} />;
    case 'over':
      return <Over />;
  }
}
