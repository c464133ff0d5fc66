/** Where two records of figures are not the same, by the way to each; a few of them tell enough. */
export function differences(read: unknown, engine: unknown, path = ''): readonly string[] {
  if (path.endsWith('.figures')) return figuresApart(read, engine, path);
  if (isRecord(read) && isRecord(engine)) {
    const keys = [...new Set([...Object.keys(read), ...Object.keys(engine)])];
    return keys.flatMap((key) => differences(read[key], engine[key], `${path}.${key}`)).slice(0, maxLines);
  }
  return Object.is(read, engine)
    ? []
    : [`${path}: the page says ${JSON.stringify(read)}, the engine ${JSON.stringify(engine)}`];
}

const maxLines = 6;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A sentence names some of the figures that the engine has of a thing, and no others. */
function figuresApart(read: unknown, engine: unknown, path: string): readonly string[] {
  const [readItems, engineItems] = [read, engine].map((one) => (Array.isArray(one) ? one : []));
  const strange = readItems?.filter((figure) => !engineItems?.includes(figure)) ?? [];
  return strange.map(
    (figure) => `${path}: the page says ${figure}, the engine ${JSON.stringify(engineItems)}`,
  );
}
