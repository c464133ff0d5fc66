import { type FigureName, symbolHref } from './icon.tsx';
import css from './umbrella-people.module.css';

type UmbrellaPeopleProps = {
  readonly people: readonly FigureName[];
  /** Says who stands there. */
  readonly title: string;
};

/** Width a figure takes under the umbrella, and how tall it is drawn, in units of the picture. */
const sizes = {
  'elder-m': { width: 58, height: 71 },
  'elder-w': { width: 56, height: 69 },
  man: { width: 58, height: 73 },
  woman: { width: 54, height: 67 },
  boy: { width: 46, height: 59 },
  girl: { width: 50, height: 65 },
} as const satisfies Record<FigureName, { width: number; height: number }>;

const ground = 195;
const middle = 150;
const roof = 276;
/** Figures stand a little closer than they are wide. */
const overlap = 4;

type Placed = { readonly figure: FigureName; readonly x: number; readonly scale: number };

/** Side by side around the stick; a crowd is drawn smaller so that all stand in the dry. */
function place(people: readonly FigureName[]): readonly Placed[] {
  const wide = people.reduce((sum, figure) => sum + sizes[figure].width - overlap, 0);
  const scale = Math.min(1, roof / Math.max(wide, 1));
  let x = middle - (wide * scale) / 2;
  return people.map((figure) => {
    const at = { figure, x, scale };
    x += (sizes[figure].width - overlap) * scale;
    return at;
  });
}

/** It shows the chosen people under the umbrella. */
export function UmbrellaPeople({ people, title }: UmbrellaPeopleProps) {
  return (
    <svg className={css.picture} viewBox="0 0 300 210" role="img">
      <title>{title}</title>
      <circle cx="150" cy="8" r="4.5" fill="currentColor" />
      <path
        fill="currentColor"
        d="M14 92C14 44 74 14 150 14s136 30 136 78q-22.6-15-45.3 0-22.7-15-45.4 0-22.6-15-45.3 0-22.7-15-45.3 0-22.7-15-45.4 0-22.6-15-45.3 0Z"
      />
      <path
        className={css.middle}
        d="M150 14c-26 16-44 44-45.3 78q22.6-15 45.3 0 22.7-15 45.3 0C194 58 176 30 150 14Z"
      />
      <path className={css.seam} strokeWidth="1.5" d="M150 14v78" />
      <path
        className={css.seam}
        strokeWidth="1.5"
        opacity=".55"
        d="M150 14C112 30 66 52 59.3 92M150 14c38 16 84 38 90.7 78"
      />
      <path d="M150 88v106" stroke="currentColor" strokeWidth="4" />
      <path className={css.ground} strokeWidth="1.5" d="M8 196h284M8 200h284" />
      {place(people).map(({ figure, x, scale }) => {
        const { width, height } = sizes[figure];
        return (
          <use
            key={`${figure} ${x}`}
            href={symbolHref(figure)}
            x={x}
            y={ground - height * scale}
            width={width * scale}
            height={height * scale}
          />
        );
      })}
    </svg>
  );
}
