/** Light or dark stands as `data-theme` on the root element: the saved choice, else the system's. */
export type Theme = 'light' | 'dark';

const key = 'theme';
const dark = '(prefers-color-scheme: dark)';

/** Runs in the head before the first paint, so that no page flashes in the other theme. Storage may be forbidden. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${key}')}catch(e){}
document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('${dark}').matches?'dark':'light'})()`;

const root = () => document.documentElement;

export const shownTheme = (): Theme => (root().dataset.theme === 'dark' ? 'dark' : 'light');

/** Shows the theme now and keeps it for later visits where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  root().dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser that forbids storage still shows the chosen theme until the page is left.
  }
}
