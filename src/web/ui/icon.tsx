import sprite from './sprite.svg?url&no-inline';

/** They are lines of one ink, drawn on 24. */
export type IconName =
  | 'alert'
  | 'back'
  | 'branch'
  | 'check'
  | 'clock'
  | 'cross'
  | 'down'
  | 'file'
  | 'info'
  | 'minus'
  | 'nophone'
  | 'out'
  | 'plus'
  | 'search'
  | 'share'
  | 'sliders'
  | 'swap';

/** They are people, drawn on 36 by 44. */
export type FigureName = 'man' | 'woman' | 'boy' | 'girl' | 'elder-m' | 'elder-w';

/** Insurers' marks: one ink, one size, drawn by us. */
export type MarkName =
  | 'aravalli'
  | 'brahmaputra'
  | 'chambal'
  | 'chilika'
  | 'deccan'
  | 'dhauladhar'
  | 'ganga'
  | 'godavari'
  | 'himgiri'
  | 'kaveri'
  | 'konkan'
  | 'kumaon'
  | 'malabar'
  | 'narmada'
  | 'nilgiri'
  | 'sahyadri'
  | 'satpura'
  | 'tungabhadra'
  | 'vindhya'
  | 'zanskar';

type SymbolName = IconName | FigureName | MarkName | 'mark';

/** Where a drawing of the sprite is found, for use inside another picture. */
export const symbolHref = (name: SymbolName): string => `${sprite}#${name}`;

type IconProps = {
  readonly name: SymbolName;
  /** Pixels; 24 unless told. */
  readonly size?: number;
  readonly height?: number;
  readonly className?: string | undefined;
};

/** Decoration: the words beside it say the same. */
export function Icon({ name, size = 24, height = size, className }: IconProps) {
  return (
    <svg width={size} height={height} className={className} aria-hidden="true" focusable="false">
      <use href={symbolHref(name)} />
    </svg>
  );
}
