import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { type Spoken, useSpoken, useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Area, Locale } from '#words/areas.ts';
import { loadChunk } from './chunk.ts';

type PartModule = { readonly Part: ComponentType };

export type Later = {
  /** Its place on the page. What the server drew stands there until its code and words are here. */
  readonly Slot: ComponentType;
  /** For a loader: a page that is drawn at once has to find the code at hand. */
  readonly fetchCode: () => Promise<void>;
};

/** What stands above it is right; only this part is missing. */
function NotLoaded(): ReactNode {
  const t = useText();
  return (
    <Notice tone="care" icon="alert" lead={t('problem.chunk.title')}>
      <p>
        <Button kind="line" onClick={() => window.location.reload()}>
          {t('problem.chunk.retry')}
        </Button>
      </p>
    </Notice>
  );
}

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
  /** By language: whether code and words came. One that did not come is not asked for again by drawing anew. */
  const whole = new Map<Locale, Promise<boolean>>();
  const fetchWhole = ({ locale, load: loadWords }: Pick<Spoken, 'locale' | 'load'>) => {
    const asked =
      whole.get(locale) ??
      Promise.all([fetchCode(), loadWords(areas)]).then(
        () => true,
        () => false,
      );
    whole.set(locale, asked);
    return asked;
  };
  function Part(): ReactNode {
    const spoken = useSpoken();
    const isHere = (code !== undefined && spoken.has(areas)) || use(fetchWhole(spoken));
    const Shown = code;
    return isHere && Shown ? <Shown /> : <NotLoaded />;
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
