import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { asleep, noteRendered, replayEarly } from '#web/browser/early.ts';
import { type PageWords, usePageWords } from '#web/browser/text.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import type { Area } from '#words/areas.ts';
import { loadChunk } from './chunk.ts';

type PartModule = { readonly Part: ComponentType };

type SlotProps = {
  /** What is said above the part where its code or words do not come. */
  readonly missing?: Elements;
  /** Called once the part answers presses. Always the same function. */
  readonly onListening?: () => void;
};

export type LaterPart = {
  /** This is the place of the part on its page. */
  readonly Slot: ComponentType<SlotProps>;
  /** For a loader: a page that the browser draws by itself has to find the code at hand. */
  readonly fetchCode: () => Promise<void>;
};

type ListeningProps = Pick<SlotProps, 'onListening'> & {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: Elements;
};

/** Does what was typed and pressed in the part before React took it over. */
function Listening({ box, onListening, children }: ListeningProps) {
  useEffect(() => {
    if (!box.current) return;
    box.current.removeAttribute(asleep);
    onListening?.();
    replayEarly(box.current);
  }, [box, onListening]);
  return children;
}

/** React leaves the server's drawing of a part as it stands for as long as this does not come. */
const never = new Promise<never>(() => undefined);

/**
 * A part whose code and words follow the first load. The server draws it with its page, and React takes that drawing over
 * once they are here: in it presses are noted until then, and a form that the server takes is sent by the browser.
 */
export function laterPart(name: string, areas: readonly Area[], load: () => Promise<PartModule>): LaterPart {
  let Part: ComponentType | undefined;
  const fetchCode = async () => {
    ({ Part } = await loadChunk(name, load));
  };
  /** By the words of a page: whether code and words came. What did not come is not asked for again by drawing anew. */
  const arrivals = new WeakMap<PageWords, Promise<boolean>>();
  const arrivalIn = (pageWords: PageWords) => {
    const arrival =
      arrivals.get(pageWords) ??
      Promise.all([fetchCode(), pageWords.load(areas)]).then(
        () => true,
        () => false,
      );
    arrivals.set(pageWords, arrival);
    return arrival;
  };
  function Code() {
    const pageWords = usePageWords();
    const isHere = (Part !== undefined && pageWords.has(areas)) || use(arrivalIn(pageWords));
    if (!isHere) use(never);
    return Part && <Part />;
  }
  // Drawn once: React gives up the server's drawing when its parent draws it anew before its code is here.
  const Hydrated = memo(({ box, onListening }: Omit<ListeningProps, 'children'>) => (
    <Suspense fallback={null}>
      <Listening box={box} {...(onListening && { onListening })}>
        <Code />
      </Listening>
    </Suspense>
  ));
  function Slot({ missing, onListening }: SlotProps) {
    const pageWords = usePageWords();
    const box = useRef<HTMLDivElement>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (box.current?.hasAttribute(asleep)) noteRendered(box.current);
    }, []);
    useEffect(() => {
      void arrivalIn(pageWords).then((isHere) => setMissing(!isHere));
    }, [pageWords]);
    return (
      <>
        {isMissing && missing}
        <div ref={box} className="later" {...{ [asleep]: '' }}>
          <Hydrated box={box} {...(onListening && { onListening })} />
        </div>
      </>
    );
  }
  return { Slot: memo(Slot), fetchCode };
}
