import { type ComponentType, use, useEffect, useState } from 'react';
import { type Device, useDevice } from '#web/browser/device.tsx';
import { replayEarly } from '#web/browser/early.ts';
import type { Words } from '#web/browser/text.tsx';
import type { ScreenModule } from '#web/page/page.ts';
import { pageOf } from '#web/pages.ts';
import { baseAreas } from '#words/areas.ts';
import { loadChunk } from './chunk.ts';

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

const keyOf = (name: string, device: Device) =>
  typeof pageOf(name).view === 'function' ? name : `${name}/${device}`;

async function fetchView(key: string, load: () => Promise<ScreenModule>): Promise<ComponentType> {
  try {
    const { Screen } = await loadChunk(key, load);
    loaded.set(key, Screen);
    return Screen;
  } finally {
    loading.delete(key);
  }
}

function loadView(name: string, device: Device): Promise<ComponentType> {
  const key = keyOf(name, device);
  const here = loaded.get(key);
  if (here) return Promise.resolve(here);
  const { view } = pageOf(name);
  const running = loading.get(key) ?? fetchView(key, typeof view === 'function' ? view : view[device]);
  loading.set(key, running);
  return running;
}

/** Brings in the code and the words of a screen, side by side. */
export async function loadScreen(name: string, device: Device, words: Words): Promise<void> {
  const { words: own, later = [] } = pageOf(name);
  const areas = [...baseAreas, ...own];
  // Not waited for: a part that follows the first load asks for its words itself, and says where they do not come.
  words.load(later).catch(() => undefined);
  await Promise.all([loadView(name, device), loadChunk(`words of ${name}`, () => words.load(areas))]);
}

/** Shows a screen in the layout of the device. When the window crosses the break, the old layout stays until the new one is here. */
export function ScreenSlot({ name }: { readonly name: string }) {
  const device = useDevice();
  const [layout, setLayout] = useState(device);
  useEffect(() => {
    if (layout === device) return undefined;
    let current = true;
    const swap = () => current && setLayout(device);
    // A layout that cannot be fetched leaves the old one in place: it is whole, only less fitting.
    loadView(name, device).then(swap, () => undefined);
    return () => {
      current = false;
    };
  }, [name, device, layout]);
  useEffect(replayEarly, []);
  const Screen = loaded.get(keyOf(name, layout)) ?? use(loadView(name, layout));
  return <Screen />;
}
