/** A page only ever leads to a page of this site. */
export function ownPath(location: string): string {
  return /^\/(?![/\\])/.test(location) ? location : '/';
}
