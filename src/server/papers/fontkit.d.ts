/** The package brings no types; this is what we ask of it. */
declare module 'fontkit' {
  export type Glyph = { readonly id: number; readonly path: { readonly toSVG: () => string } };
  export type SingleFont = {
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly object[];
    };
  };
  export function create(bytes: Uint8Array): SingleFont;
}
