import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useSpoken, type Words } from '#web/platform/text.tsx';
import type { Area } from '#words/areas.ts';
import { loadChunk } from './chunk.ts';

type PartModule = { readonly Part: ComponentType };

export type Later = {
  /** Its place on the page. What the server drew stands there until its code and words are here. */
  readonly Slot: ComponentType;
  /** For a loader: a page that is drawn at once has to find the code at hand. */
  readonly fetchCode: () => Promise<void>;
};

/** A part of a page below what is seen first: drawn with the page on the server, its code and words follow the first load. */
export function later(key: string, areas: readonly Area[], load: () => Promise<PartModule>): Later {
  let code: ComponentType | undefined;
  let coming: Promise<void> | undefined;
  const fetchCode = () => {
    coming ??= loadChunk(key, load).then(
      ({ Part }) => {
        code = Part;
      },
      (cause: unknown) => {
        coming = undefined;
        throw cause;
      },
    );
    return coming;
  };
  let whole: Promise<unknown> | undefined;
  const fetchWhole = (words: Pick<Words, 'load'>) => {
    whole ??= Promise.all([fetchCode(), words.load(areas)]).finally(() => {
      whole = undefined;
    });
    return whole;
  };
  function Part(): ReactNode {
    const words = useSpoken();
    if (code === undefined || !words.has(areas)) use(fetchWhole(words));
    const Shown = code;
    return Shown === undefined ? null : <Shown />;
  }
  function Slot(): ReactNode {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  }
  return { Slot, fetchCode };
}
