/** The package brings no types; this is what we ask of it. */
declare module 'fontkit' {
  export type Glyph = {
    readonly id: number;
    readonly path: {
      readonly toSVG: () => string;
      readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
    };
  };
  export type Position = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number };
  export type SingleFont = {
    readonly unitsPerEm: number;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly Position[];
    };
  };
  export function create(bytes: Uint8Array): SingleFont;
}
