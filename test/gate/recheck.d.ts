/** The checker itself, without the native programs that its main entry looks for. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
