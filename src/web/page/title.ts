import { useEffect } from 'react';
import { useText } from '../browser/text.tsx';

let currentTitle: string | undefined;

/** What the screen shown has named the document; undefined when the route's own title stands. */
export const screenTitle = (): string | undefined => currentTitle;

type TitleState = { readonly failed?: boolean };

/** Names the document after what the screen shows; `failed` marks a page whose answers need correcting. */
export function useTitle(title: string, { failed = false }: TitleState = {}): void {
  const t = useText();
  const whole = t('page.title', { title: failed ? t('page.title.error', { title }) : title });
  useEffect(() => {
    currentTitle = whole;
    document.title = whole;
    return () => {
      currentTitle = undefined;
    };
  }, [whole]);
}
