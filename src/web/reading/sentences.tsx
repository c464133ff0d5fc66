import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import type { MessageId } from '#words/areas.ts';
import { Lines } from './lines.tsx';

type SentencesProps = { readonly ids: readonly MessageId[] };

/** Messages that take no values, as a list. */
export function Sentences({ ids }: SentencesProps): ReactNode {
  const t = useText();
  return <Lines lines={ids.map((id) => t(id))} />;
}
