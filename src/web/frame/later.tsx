import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { asleep, passingOn, replayEarly } from '#web/browser/early.ts';
import { type Spoken, useSpoken, useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Area, Locale } from '#words/areas.ts';
import { loadChunk } from './chunk.ts';
import { createGate, type Gate, openInSight } from './gate.ts';

type PartModule = { readonly Part: ComponentType };

export type Later = {
  /** Its place on the page. What the server drew stands there until its code and words are here. */
  readonly Slot: ComponentType;
  /** For a loader: a page that is drawn at once has to find the code at hand. */
  readonly fetchCode: () => Promise<void>;
};

type BoxProps = { readonly box: RefObject<HTMLDivElement | null> };

/** Of a box: passes on what was done in the drawing that stands there to what takes its place. */
const formers = new WeakMap<Element, ReturnType<typeof passingOn>>();

/** What stood in the box when this was first drawn, to be read on; what is pressed in it waits for what takes its place. */
function Drawn({ box }: BoxProps): ReactNode {
  const [[nodes, inherit]] = useState(() => {
    const copy = document.createElement('div');
    copy.append(...[...(box.current?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    return [[...copy.childNodes], box.current && passingOn(box.current)] as const;
  });
  const show = (place: HTMLDivElement | null) => {
    place?.replaceChildren(...nodes);
    if (!place || !box.current) return;
    // Not before: of copies that are made one alone comes to stand here.
    inherit?.(place);
    formers.set(box.current, passingOn(place));
  };
  return <div className="later" ref={show} />;
}

/** What stands above it is right, and so is what was drawn of this part; it does not answer. */
function NotLoaded({ box }: BoxProps): ReactNode {
  const t = useText();
  return (
    <>
      <Notice tone="care" icon="alert" lead={t('problem.chunk.title')}>
        <p>
          <Button kind="line" onClick={() => window.location.reload()}>
            {t('problem.chunk.retry')}
          </Button>
        </p>
      </Notice>
      <Drawn box={box} />
    </>
  );
}

/** Drawn while the part waits: it is asked for by a change around it, and shall not wait to be seen. */
function Waiting({ box, gate }: BoxProps & { readonly gate: Gate }): ReactNode {
  useEffect(gate.open, []);
  return <Drawn box={box} />;
}

/** Listens, and does what was pressed here before. */
function Awake({ box, children }: BoxProps & { readonly children: Elements }): ReactNode {
  useEffect(() => {
    if (!box.current) return;
    formers.get(box.current)?.(box.current);
    formers.delete(box.current);
    box.current.removeAttribute(asleep);
    replayEarly();
  }, [box]);
  return children;
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
  function Part({ box, gate }: BoxProps & { readonly gate: Gate }): ReactNode {
    const spoken = useSpoken();
    if (gate.opened) use(gate.opened);
    const isHere = (code !== undefined && spoken.has(areas)) || use(fetchWhole(spoken));
    const Shown = isHere ? code : undefined;
    // No hook may follow a `use` that waited while the server's drawing was taken over.
    return Shown ? (
      <Awake box={box}>
        <Shown />
      </Awake>
    ) : (
      <NotLoaded box={box} />
    );
  }
  function Slot(): ReactNode {
    const spoken = useSpoken();
    const box = useRef<HTMLDivElement>(null);
    const [gate] = useState(createGate);
    useEffect(() => {
      if (box.current && gate.opened) formers.set(box.current, passingOn(box.current));
      return openInSight(box.current, gate);
    }, [gate]);
    useEffect(() => void fetchWhole(spoken), [spoken]);
    return (
      <div ref={box} className="later" {...{ [asleep]: '' }}>
        <Suspense fallback={<Waiting box={box} gate={gate} />}>
          <Part box={box} gate={gate} />
        </Suspense>
      </div>
    );
  }
  return { Slot, fetchCode };
}
