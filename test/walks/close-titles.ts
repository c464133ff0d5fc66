/** Runs in the browser: the titles of questions that stand closer to what is below them than their rows are apart. */
export function closeTitles(): readonly string[] {
  return [...document.querySelectorAll('fieldset')].flatMap((set) => {
    const [legend, below] = set.children;
    const { display, rowGap } = getComputedStyle(set);
    if (!legend || !below || display !== 'grid' || !set.checkVisibility()) return [];
    const words = document.createRange();
    words.selectNodeContents(legend);
    const title = words.getBoundingClientRect();
    // One for screen readers alone takes no place.
    if (getComputedStyle(legend.firstElementChild ?? legend).position === 'absolute') return [];
    const space = below.getBoundingClientRect().top - title.bottom;
    const expected = Number.parseFloat(rowGap) + Number.parseFloat(getComputedStyle(below).marginTop);
    return space < expected - 1 ? [`${legend.textContent}: ${space} of ${expected} px`] : [];
  });
}
