/** The package brings no types; this is what we ask of it. */
declare module 'fontkit' {
  export type Glyph = {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
    readonly bbox: {
      readonly minX: number;
      readonly minY: number;
      readonly maxX: number;
      readonly maxY: number;
    };
    readonly path: {
      readonly toSVG: () => string;
      readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
    };
  };
  export type Position = {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
    /** The width of the glyph itself; pdfkit adds it. */
    readonly advanceWidth: number;
  };
  export type GlyphRun = { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] };
  export type SingleFont = {
    readonly unitsPerEm: number;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly layout: (text: string) => GlyphRun;
  };
  export function create(bytes: Uint8Array): SingleFont;
}
