/** The package brings no types; this is what we ask of it. */
declare module 'fontkit' {
  export type SingleFont = { readonly hasGlyphForCodePoint: (codePoint: number) => boolean };
  export function create(bytes: Uint8Array): SingleFont;
}
