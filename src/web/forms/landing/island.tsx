import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { asleep } from '#web/browser/early.ts';
import { useSpoken } from '#web/browser/text.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import type { Area } from '#words/areas.ts';
import type { Control } from './say.ts';

/** What was typed or ticked before a script was here. */
export type PartProps = { readonly typed: readonly Control[] };

type PartModule = { readonly Part: ComponentType<PartProps> };

export type Island = {
  /** Its place on the page: what the server drew works there as a plain form until its code and words are here. */
  readonly Slot: ComponentType;
  /** For a loader: a page that is drawn at once has to find the code at hand. */
  readonly fetchCode: () => Promise<void>;
};

function controlOf(control: Element): readonly Control[] {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === drawn?.value ? [] : [{ name: control.name, value: control.value, on: true }];
  }
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return [];
  const { name, value, checked, defaultChecked, defaultValue, type } = control;
  if (type === 'checkbox') return checked === defaultChecked ? [] : [{ name, value, on: checked }];
  if (type === 'radio') return checked && !defaultChecked ? [{ name, value, on: true }] : [];
  return value === defaultValue ? [] : [{ name, value, on: true }];
}

const typedIn = (box: Element | null): readonly Control[] =>
  [...(box?.querySelectorAll('input, select') ?? [])].flatMap(controlOf);

/** Which control somebody is at: one of the same id or name takes its place. */
function placeIn(box: Element | null): string | undefined {
  const at = document.activeElement;
  if (!at || !box?.contains(at)) return undefined;
  return at.id === '' ? `[name="${at.getAttribute('name')}"]` : `#${CSS.escape(at.id)}`;
}

/**
 * A form that works without scripts. The server draws it with the page; in the browser its code and words follow the
 * first load and take over, with what was typed meanwhile. Where they do not come it stays a plain form.
 */
export function island(key: string, areas: readonly Area[], load: () => Promise<PartModule>): Island {
  let code: ComponentType<PartProps> | undefined;
  const fetchCode = () =>
    loadChunk(key, load).then(({ Part }) => {
      code = Part;
    });
  function Slot(): ReactNode {
    const { has, load: loadWords } = useSpoken();
    const box = useRef<HTMLDivElement>(null);
    const [drawn] = useState(() =>
      code && has(areas) ? undefined : (document.getElementById(key)?.innerHTML ?? ''),
    );
    const place = useRef<string>(undefined);
    const [typed, setTyped] = useState<readonly Control[] | undefined>(drawn === undefined ? [] : undefined);
    useEffect(() => {
      if (typed !== undefined) {
        const at = place.current;
        // The part stands in the place of the form by now, but draws what was typed a moment later.
        if (at) setTimeout(() => box.current?.querySelector<HTMLElement>(at)?.focus({ preventScroll: true }));
        return undefined;
      }
      let isHere = true;
      const takeOver = () => {
        if (!isHere) return;
        place.current = placeIn(box.current);
        setTyped(typedIn(box.current));
      };
      // What did not come was told to the window; the form goes on working as it is.
      Promise.all([fetchCode(), loadWords(areas)]).then(takeOver, () => undefined);
      return () => {
        isHere = false;
      };
    }, [typed, loadWords]);
    const Shown = typed && code;
    if (Shown) {
      return (
        <div id={key} ref={box} key="live">
          <Shown typed={typed} />
        </div>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing, left as it stands
    return <div id={key} ref={box} {...{ [asleep]: '' }} dangerouslySetInnerHTML={{ __html: drawn ?? '' }} />;
  }
  return { Slot, fetchCode };
}
