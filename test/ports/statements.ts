import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CompiledQuery, DefaultQueryCompiler, PostgresQueryCompiler } from 'kysely';
import { vi } from 'vitest';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'> & {
  readonly database: 'SQLite' | 'PostgreSQL';
  /** File and line of the store that had it run. */
  readonly place: string;
};

export type Recorded = {
  /** It gives one of each text. */
  readonly statements: () => readonly Statement[];
  /** Everywhere from where a statement was run. */
  readonly places: () => ReadonlySet<string>;
};

const store = join('src', 'adapters', 'store');

/** Hears of every statement that anybody in this process has compiled from now on, with where it was asked for. */
export function recordStatements(): Recorded {
  const statements = new Map<string, Statement>();
  const places = new Set<string>();
  const compile = DefaultQueryCompiler.prototype.compileQuery;
  vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery').mockImplementation(function (
    this: DefaultQueryCompiler,
    ...args
  ) {
    const compiled = compile.apply(this, args);
    const place = placeOfCall();
    if (place === undefined || isBefore(place)) return compiled;
    places.add(place);
    const database = this instanceof PostgresQueryCompiler ? 'PostgreSQL' : 'SQLite';
    const { sql, parameters } = compiled;
    const key = `${database} ${withoutLists(sql)}`;
    if (!statements.has(key)) statements.set(key, { sql, parameters, database, place });
    return compiled;
  });
  return { statements: () => [...statements.values()], places: () => places };
}

/** However many values a list has, it is the same statement. */
function withoutLists(sql: string): string {
  return sql.replaceAll(/(?:\$\d+|\?)(?:, (?:\$\d+|\?))*/g, '?');
}

function placeOfCall(): string | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = limit;
  const line = stack.split('\n').find((each) => each.includes(`/${store}/`));
  const [, file, at] = /\/(src\/adapters\/store\/[^:?]+)[^:]*:(\d+):\d+/.exec(line ?? '') ?? [];
  return file === undefined ? undefined : `${file}:${at}`;
}

/** What runs before the store serves: it makes the tables, or waits for the database. */
const before = ['engine', 'migrate.ts'].map((name) => join(store, name));

function isBefore(place: string): boolean {
  return before.some((start) => place.startsWith(start));
}

/** Every line of the store from which a statement is run. */
export function placesInSource(): readonly string[] {
  return readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => relative('.', join(parentPath, name)))
    .filter((file) => !isBefore(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /\.execute(?:TakeFirst(?:OrThrow)?)?\((?:db)?\)/.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    );
}
