import { classes } from '#web/ui/classes.ts';
import css from './cells.module.css';

export type Cell = {
  readonly value: string;
  readonly label: string;
  readonly note: string;
  /** In madder: what is left to the buyer. */
  readonly yours?: string | undefined;
};

type CellsProps = {
  readonly legend: string;
  readonly hint?: string;
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly narrow?: boolean;
};

/** It asks for one out of few, each with its figures. */
export function Cells({ legend, hint, name, cells, value, onChange, narrow }: CellsProps) {
  return (
    <fieldset className={css.set}>
      <legend>
        <span>{legend}</span> {hint && <span>{hint}</span>}
      </legend>
      <div className={classes(css.cells, narrow && css.narrow)}>
        {cells.map((cell) => (
          <label key={cell.value}>
            <input
              className="over-label"
              type="radio"
              name={name}
              checked={cell.value === value}
              onChange={() => onChange(cell.value)}
            />
            <b>{cell.label}</b>
            <small>{cell.note}</small>
            {cell.yours && <span className={css.yours}>{cell.yours}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
