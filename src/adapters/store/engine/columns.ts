import { CamelCasePlugin, type ColumnType, type UnknownRow } from 'kysely';

/**
 * Rows have the names of our code where the database's are written with underscores, and an empty column, which is null
 * there, is undefined. So a row is the domain's own value, as far as it holds one.
 */
export class DomainColumns extends CamelCasePlugin {
  protected override mapRow(row: UnknownRow): UnknownRow {
    const entries = Object.entries(super.mapRow(row));
    return Object.fromEntries(entries.map(([column, value]) => [column, value ?? undefined]));
  }
}

/** A column that may be empty. Null empties it: an undefined in a change would leave what stands there. */
export type OrEmpty<Value> = ColumnType<Value | undefined, Value | null | undefined, Value | null>;

/** The columns of a table that keeps the fields of some value, each by its name. */
export type ColumnsOf<Value> = {
  [Field in keyof Value]-?: undefined extends Value[Field]
    ? OrEmpty<Exclude<Value[Field], undefined>>
    : Value[Field];
};

type Emptied<Row> = { [Column in keyof Row]: Exclude<Row[Column], undefined> | EmptyOf<Row[Column]> };
type EmptyOf<Value> = undefined extends Value ? null : never;

/** A change that empties every column whose value is not there. */
export function emptied<Row extends object>(row: Row): Emptied<Row> {
  // Each value stays what it is, but for undefined.
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value ?? null]),
  ) as Emptied<Row>;
}
