type LinesProps = { readonly lines: readonly string[] };

/** One line is a sentence, several are a list. */
export function Lines({ lines }: LinesProps) {
  if (lines.length === 1) return <p>{lines[0]}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
