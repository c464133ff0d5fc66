import { useText } from '#web/browser/text.tsx';
import type { MessageId } from '#words/areas.ts';
import type { Values } from '#words/speak.ts';
import { Lines } from './lines.tsx';

type SentencesProps = { readonly ids: readonly MessageId[]; readonly values?: Values };

/** Messages as a list; values are given to each. */
export function Sentences({ ids, values }: SentencesProps) {
  const t = useText();
  return <Lines lines={ids.map((id) => t(id, values))} />;
}
