import type { BrowserContext } from '@playwright/test';

/** The mark of what was translated; the words themselves stay, so that a test can still read them. */
export const mark = '⁂';

export type Start = 'as-drawn' | 'taken-over';

/**
 * Does to every page of the context what the translation of Chrome does: each text with a letter goes, two `font` elements
 * with other words stand in its place, and so it goes on with whatever the page draws later. People let a page be
 * translated once it is there; a browser that was told "always" may do so before the page's script runs.
 */
export async function translate(context: BrowserContext, start: Start = 'taken-over'): Promise<void> {
  await context.addInitScript(translating, { mark, start });
}

/** Runs in the browser. */
function translating(input: { readonly mark: string; readonly start: Start }): void {
  const untranslated = 'script, style, noscript, textarea, svg, title, font, [translate=no], .notranslate';
  const wrap = (content: Node | string) => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    font.append(content);
    return font;
  };
  const translateText = (text: Text) => {
    if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(untranslated) !== null) return;
    text.replaceWith(wrap(wrap(`${input.mark}${text.data}`)));
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translateText(text);
  };
  const begin = () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'ta';
    translateIn(document.body);
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) translateIn(node);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  const onLive = () => {
    if ('chhatriEarly' in window && Object(window.chhatriEarly).live) begin();
    else requestAnimationFrame(onLive);
  };
  document.addEventListener('DOMContentLoaded', input.start === 'as-drawn' ? begin : onLive);
}
