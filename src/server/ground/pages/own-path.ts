/** What a header may not hold, and what a browser would read otherwise than it was written. */
const unsafe = /[^\x21-\x7e]+/g;

/** A page only ever leads to a page of this site, by an address of letters that every header takes. */
export function ownPath(location: string): string {
  if (!isOwnPath(location)) return '/';
  return location.toWellFormed().replace(unsafe, encodeURIComponent);
}

/** Two slashes begin the address of another host. */
export function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])/.test(location);
}
