import type { MessageId } from '#words/areas.ts';
import css from './points.module.css';
import { Sentences } from './sentences.tsx';

/** Sentences of which each stands for itself, with a mark before it. */
export function Points({ ids }: { readonly ids: readonly MessageId[] }) {
  return (
    <div className={css.points}>
      <Sentences ids={ids} />
    </div>
  );
}
