import type { Translate } from '#web/browser/text.tsx';
import { previewOf } from '#web/screens/decision/preview.ts';
import type { Preview } from './document.ts';

/** By screen. Apart from the pages, since the server alone draws it: what a page says travels to every browser. */
export const previews: Readonly<Record<string, (t: Translate, data: never) => Preview>> = {
  decision: previewOf,
};
