/** One line is a sentence, several are a list. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 1) return <p>{lines[0]}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
